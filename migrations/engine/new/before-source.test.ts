import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inBoth, symbol, typeOf } from '../../testing/talks.ts'
import { changesFolder, loadChanges } from '../history/load-changes.ts'
import { replay } from '../model/replay.ts'
import { beforeSource } from './before-source.ts'

/** However it is formatted. */
const words = (source: string) => source.split(/[\s;]+/).filter(Boolean)

test('what a change says stood before it is what the changes before it lead to', async () => {
  const changes = await loadChanges()
  for (const [index, { id }] of changes.entries()) {
    const path = join(changesFolder, id, 'before.ts')
    if (!existsSync(path)) continue
    expect(words(readFileSync(path, 'utf8')), path).toEqual(
      words(beforeSource(replay(changes.slice(0, index)))),
    )
  }
})

test('every content type of both spaces is in it, with the kinds of its fields', () => {
  const list = { ...symbol, type: 'Array', items: { type: 'Link', linkType: 'Asset' } } as const
  const models = { ...inBoth({ talk: typeOf({ title: symbol, pictures: list }) }), association: {} }
  const source = beforeSource({ ...models, association: { 'a-b': typeOf({ title: symbol }) } })
  expect(source).toContain("  'a-b': { title: 'Symbol' }\n")
  expect(source).toContain("  talk: { title: 'Symbol'; pictures: 'Array<Link<Asset>>' }\n")
})
