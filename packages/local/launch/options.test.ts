import { describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('without variables and flags the usual ports, data and build are used', () => {
  expect(readOptions({}, [])).toEqual({
    offset: 0,
    isDev: false,
    data: '.data/local',
    overrides: { SITE_BUILD: '.next' },
  })
})

test('moved ports have data and a build of their own', () => {
  expect(readOptions({ LOCAL_PORT_OFFSET: '100' }, ['--dev'])).toEqual({
    offset: 100,
    isDev: true,
    data: '.data/local-100',
    overrides: { SITE_BUILD: '.next-100' },
  })
})

test('an empty LOCAL_PORT_OFFSET counts as unset', () => {
  expect(readOptions({ LOCAL_PORT_OFFSET: ' ' }, []).offset).toBe(0)
})

describe.each(['-1', '1.5', 'abc', '1e3', '62000'])('LOCAL_PORT_OFFSET=%s', (written) => {
  test('is refused with the name of the variable and its range', () => {
    expect(() => readOptions({ LOCAL_PORT_OFFSET: written }, [])).toThrow(
      `LOCAL_PORT_OFFSET must be a whole number from 0 to 61485, not “${written}”.`,
    )
  })
})
