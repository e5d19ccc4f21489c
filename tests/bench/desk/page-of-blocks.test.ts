import { expect, test } from 'vitest'
import { blocksIn, entriesOf } from './page-of-blocks.ts'

test('a page has as many blocks as it says, some of them inside bands', () => {
  const page = { id: 'bench-page', rounds: 15, bands: 20 }
  const entries = entriesOf(page)
  expect(blocksIn(page)).toBe(200)
  expect(entries).toHaveLength(201)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(201)
  expect(entries.at(-1)?.fields.sections).toHaveLength(80)
})
