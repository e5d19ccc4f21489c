import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inBoth, symbol, typeOf } from '../../testing/talks.ts'
import { changesFolder, loadChanges } from '../history/load-changes.ts'
import { replay } from '../model/replay.ts'
import { acceptIn, changeField, stopAcceptingIn } from '../vocabulary.ts'
import { beforeSource } from './before-source.ts'
import { touchedBy } from './touched.ts'

/** `talk.title Symbol` for each field, however the source is formatted. */
const kindsIn = (source: string) =>
  new Set(
    [...source.matchAll(/([\w'-]+): \{([^{}]*)\}/g)].flatMap(([, type, fields = '']) =>
      [...fields.matchAll(/([\w'-]+): '([^']+)'/g)].map(([, field, kind]) => `${type}.${field} ${kind}`),
    ),
  )

test('what a change says was there before it is what the changes before it lead to', async () => {
  const changes = await loadChanges()
  for (const [index, { id }] of changes.entries()) {
    const path = join(changesFolder, id, 'before.ts')
    if (!existsSync(path)) continue
    const said = kindsIn(readFileSync(path, 'utf8'))
    const replayed = kindsIn(beforeSource(replay(changes.slice(0, index))) ?? '')
    expect(
      [...said].filter((kind) => !replayed.has(kind)),
      path,
    ).toEqual([])
  }
})

test('every content type of both spaces is in it, with the kinds of its fields', () => {
  const list = { ...symbol, type: 'Array', items: { type: 'Link', linkType: 'Asset' } } as const
  const models = { ...inBoth({ talk: typeOf({ title: symbol, pictures: list }) }), association: {} }
  const source = beforeSource({ ...models, association: { 'a-b': typeOf({ title: symbol }) } })
  expect(source).toContain("  'a-b': { title: 'Symbol' }\n")
  expect(source).toContain("  talk: { title: 'Symbol'; pictures: 'Array<Link<Asset>>' }\n")
})

test('of what a change refers to, it holds that and no more', () => {
  const [text, link] = [symbol, { ...symbol, type: 'Link', linkType: 'Entry' } as const]
  const models = inBoth({
    page: typeOf({ title: text, opener: link, closer: link }),
    quote: typeOf({ title: text, words: text }),
    room: typeOf({ title: text, floor: text }),
    talk: typeOf({ title: text }),
  })
  const steps = [stopAcceptingIn('quote', ['page.opener']), changeField('room', 'floor', { help: 'Which?' })]
  expect(
    beforeSource(models, touchedBy(steps)),
  ).toBe(`/** What this change refers to, as it was before: to refer to more, add it here. */
export type Before = {
  quote: { title: 'Symbol' }
  room: { title: 'Symbol'; floor: 'Symbol' }
}
`)
})

test('a change that refers to nothing before it has none', () => {
  const models = inBoth({ page: typeOf({ title: symbol }) })
  expect(beforeSource(models, touchedBy([acceptIn('factBox', ['page.opener'])]))).toBeUndefined()
})
