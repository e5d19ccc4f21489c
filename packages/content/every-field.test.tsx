import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Field } from './define/field.ts'
import { hiddenField } from './define/hidden-block.ts'
import type { Entry } from './define/values.ts'
import type { Widgets } from './define/widgets.ts'
import { contentTypes } from './derive/content-types.ts'
import { examplesOf, wireExample } from './gallery/examples.ts'
import { exampleArticles } from './gallery/render-example.tsx'
import { renderPage } from './render/render-page.tsx'
import { paragraph, richText } from './shared/rich-text.ts'
import { options, pageOf, wire, wireAsset, wireFixtures } from './testing/fixture-page.ts'
import { pagesShowing } from './testing/places.ts'

type FieldValues = Readonly<Record<string, unknown>>

const elsewhere: Readonly<Record<string, readonly string[]>> = {
  // Lists of articles filter by it.
  basicArticle: ['featured'],
  // The faculty page filters by it.
  bio: ['isFaculty'],
}

const widgets = new Proxy({} as Widgets, { get: (_, name) => (asked: object) => echo(String(name), asked) })
const echo = (name: string, asked: object): ReactNode => (
  <div title={name}>
    {Object.entries(asked).map(([key, value]) => (
      <i key={key}>{isValidElement(value) ? value : JSON.stringify(value)}</i>
    ))}
  </div>
)
const service = 'https://service.example'
const embeds = { video: service, booking: service, map: service, form: service }

const titles = pageOf(
  wire('title', { text: 'The page’s first title' }),
  wire('title', { text: 'A second rank', tag: 'h2' }, 'second'),
).page.fields.sections

const shown = (type: string, fields: FieldValues) =>
  pagesShowing(wire(type, fields)).map(({ page, as }) => {
    const above = as === 'page' ? [] : titles
    const sections = [...above, ...page.fields.sections] as Entry<'page'>['fields']['sections']
    const below = { ...page, fields: { ...page.fields, sections } }
    return renderToStaticMarkup(
      renderPage(below, { ...options, widgets, embeds, newest: exampleArticles }, { as }),
    )
  })

function others({ kind, min = 1, max = 20, options: choices = [], to }: Field): readonly unknown[] {
  if (kind === 'choice') return choices
  if (kind === 'integer' || kind === 'number') return [min, max]
  if (kind === 'flag') return [true]
  if (kind === 'asset') return [wireAsset('another')]
  if (kind === 'richText') return [richText(paragraph('Other words'))]
  if (kind === 'reference') return to && 'at' in to ? to.map((id) => wireFixtures()[id]) : []
  return texts[kind] ?? ['other', '12345', '20px']
}
const texts: Partial<Record<Field['kind'], readonly unknown[]>> = {
  url: ['/elsewhere', 'https://calendly.com/team/other'],
  color: ['purple'],
  date: ['2031-05-06'],
}

const shownTypes = contentTypes.filter(({ id }) => id !== 'page' && pagesShowing(wire(id, {})).length > 0)

describe.each(shownTypes)('$id', ({ id: type, fields: kinds }) => {
  const examples = examplesOf(type).map((example) => wireExample(example, wireAsset).fields ?? {})
  const [plain = {}] = examples
  const filled = Object.fromEntries(Object.entries(kinds).map(([id, field]) => [id, others(field)[0]]))
  const withoutFlags = Object.entries(plain).filter(([, value]) => value !== true)
  const all = [...examples, { ...filled, ...plain }, Object.fromEntries(withoutFlags)]
  const before = all.map((fields) => shown(type, fields))

  const isSeen = ([id, field]: [string, Field]) => {
    const known = examples.find((example) => example[id] !== undefined)?.[id]
    const values = [undefined, ...others(field), known]
    return all.some((fields, index) =>
      values.some((value) => String(shown(type, { ...fields, [id]: value })) !== String(before[index])),
    )
  }

  test('shows every field that its editor can fill', () => {
    const visible = Object.entries(kinds).filter(
      ([id, { hidden }]) => id !== 'internalName' && id !== hiddenField && !hidden,
    )
    const unseen = visible.filter((each) => !isSeen(each)).map(([id]) => id)
    expect(unseen).toEqual(elsewhere[type] ?? [])
  })
})
