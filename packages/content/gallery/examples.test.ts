import { describe, expect, test } from 'vitest'
import { contentTypes } from '../derive/content-types.ts'
import { check } from '../testing/check.ts'
import { wireAsset } from '../testing/fixture-page.ts'
import { examplesOf, wireExample } from './examples.ts'

describe.each(contentTypes.filter(({ id }) => examplesOf(id).length > 1))('$id', (type) => {
  const { id } = type

  test('has variants of which the rules say this', () => {
    const said = examplesOf(id).flatMap(({ name, fields }) =>
      check(type, fields).map(({ severity, message }) => `${name}: ${severity}: ${message}`),
    )
    if (said.length > 0) expect(said).toMatchSnapshot()
  })

  test('names its variants so that each has an address of its own', () => {
    const ids = examplesOf(id).map((example) => wireExample(example, wireAsset).sys.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
