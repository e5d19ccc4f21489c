import { describe, expect, test } from 'vitest'
import { ports } from '../environment/environment.ts'
import { readOptions } from './options.ts'
import { highestOffset, refusedPorts, refusedSentence } from './ports.ts'

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

describe.each(['-1', '1.5', 'abc', '1e3', '28718', '62000', '99999'])('LOCAL_PORT_OFFSET=%s', (written) => {
  test('is refused with the name of the variable and its range', () => {
    expect(() => readOptions({ LOCAL_PORT_OFFSET: written }, [])).toThrow(
      `LOCAL_PORT_OFFSET must be a whole number from 0 to 28717, not “${written}”.`,
    )
  })
})

test('an offset with a port that browsers refuse names the port and an offset that works', () => {
  expect(() => readOptions({ LOCAL_PORT_OFFSET: '3000' }, [])).toThrow(
    'LOCAL_PORT_OFFSET=3000 gives the site port 6000, which browsers refuse: use LOCAL_PORT_OFFSET=3100.',
  )
  expect(readOptions({ LOCAL_PORT_OFFSET: '3100' }, []).offset).toBe(3100)
})

test('an offset that a refusal recommends gives no refused port', () => {
  const offsets = Array.from({ length: highestOffset + 1 }, (_, offset) => offset)
  const refused = offsets.flatMap((offset) => refusedSentence(offset) ?? [])
  expect(refused.length).toBeGreaterThan(50)
  for (const sentence of refused) {
    const advised = sentence.match(/use LOCAL_PORT_OFFSET=(\d+)/)?.[1]
    const { offset } = readOptions({ LOCAL_PORT_OFFSET: advised }, [])
    expect(Object.values(ports).filter((port) => refusedPorts.has(port + offset))).toEqual([])
  }
})
