import type { Entry, Field, Kind } from '@association/content'
import { contentTypes } from '@association/content/content-types'
import type { WireAsset, WireEntry } from '@association/content/wire'
import { expect, test } from 'vitest'
import { liveContent } from './live-content.ts'

const ids = { association: 'association', events: 'events' }
const space = { sys: { id: 'association' } }
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const entry = (type: string, id: string, fields: Record<string, unknown>): WireEntry => ({
  sys: { id, type: 'Entry', space, contentType: { sys: { id: type } } },
  fields,
})
const picture = (id: string): WireAsset => ({
  sys: { id },
  fields: { title: id, file: { url: `//images.example/${id}.png`, contentType: 'image/png' } },
})
const words = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
})

const values: Record<Kind, (field: Field) => readonly [unknown, unknown]> = {
  text: () => ['before', 'after'],
  longText: () => ['before', 'after'],
  markdown: () => ['before', '**after**'],
  html: () => ['<p>before</p>', '<p>after</p>'],
  url: () => ['/before', '/after'],
  color: () => ['darkBlue', 'yellow'],
  classes: () => ['mb-1', 'mb-2'],
  choice: ({ options = [] }) => [options[0], options.at(-1)],
  date: () => ['2026-01-01', '2026-12-31'],
  integer: () => [1, 2],
  number: () => [1.5, 2.5],
  flag: () => [false, true],
  json: () => [{ a: 1 }, { a: 2 }],
  richText: () => [words('before'), words('after')],
  texts: () => [['before'], ['before', 'after']],
  asset: () => [link('picture-1', 'Asset'), link('picture-2', 'Asset')],
  assets: () => [[link('picture-1', 'Asset')], [link('picture-2', 'Asset'), link('picture-1', 'Asset')]],
  reference: () => [link('title-1'), link('title-2')],
  references: () => [[link('title-1')], [link('title-2'), link('title-1')]],
}

const delivered = (root: WireEntry) => {
  const others = ['title-1', 'title-2'].map((id) => entry('title', id, { internalName: id, text: id }))
  return {
    space: 'association' as const,
    root: root.sys.id,
    parts: {
      association: {
        entries: Object.fromEntries([root, ...others].map((item) => [item.sys.id, item])),
        assets: { 'picture-1': picture('picture-1'), 'picture-2': picture('picture-2') },
      },
    },
  }
}

const fields = contentTypes
  .flatMap((type) => Object.entries<Field>(type.fields).map(([id, field]) => ({ type: type.id, id, field })))
  .filter(({ field }) => !field.hidden)
  .filter(({ field }, index, all) => all.findIndex((other) => other.field.kind === field.kind) === index)
  .map((found) => ({ kind: found.field.kind, ...found }))

test.each(fields)('a change of a field of kind $kind ($type.$id) is read at once', ({ type, id, field }) => {
  const [before, after] = values[field.kind](field)
  const content = liveContent(delivered(entry(type, 'shown', { [id]: before })), ids)
  const shown = () => fieldOf(content.entry(), id)
  const first = shown()
  content.patch({ space: 'association', linkType: 'Entry', id: 'shown' }, { [id]: after })
  const afresh = liveContent(delivered(entry(type, 'shown', { [id]: after })), ids).entry()
  expect(shown()).not.toEqual(first)
  expect(shown()).toEqual(fieldOf(afresh, id))
})

const fieldOf = (entry: Entry | undefined, id: string) => new Map(Object.entries(entry?.fields ?? {})).get(id)
