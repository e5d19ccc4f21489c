import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Field } from './define/field.ts'
import { contentTypes } from './derive/content-types.ts'
import type { WireAsset } from './derive/wire.ts'
import { examplesOf, wireExample } from './gallery/examples.ts'
import { renderPage } from './render/render-page.tsx'
import { linked, paragraph, richText } from './shared/rich-text.ts'
import { options, readPage, wire, wireAsset } from './testing/fixture-page.ts'
import { markupOf } from './testing/markup-of.ts'
import { pagesShowing } from './testing/places.ts'

const softHyphen = '\u00ad'
const hyphenated = (text: string) => text.replace(/\p{L}{4}(?=\p{L})/gu, `$&${softHyphen}`)

const wordsIn = (markup: string) =>
  [...markup.matchAll(/\s(?:aria-[a-z]+|alt|title)="([^"]*)"/g)].map(([, words = '']) => words)
const hiddenWordsIn = (markup: string) =>
  [...markup.matchAll(/class="visually-hidden">([^<]*)/g)].map(([, words = '']) => words)
const namesIn = (markup: string) => [...wordsIn(markup), ...hiddenWordsIn(markup)]

const wordKinds: readonly Field['kind'][] = [
  'text',
  'longText',
  'texts',
  'markdown',
  'html',
  'richText',
  'json',
]

const hyphenatedAsset = (id: string): WireAsset => {
  const { sys, fields } = wireAsset(id)
  return {
    sys,
    fields: {
      ...fields,
      title: hyphenated(fields?.title ?? ''),
      description: hyphenated(fields?.description ?? ''),
    },
  }
}

function pasted(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return names.has(key) ? hyphenated(value) : value
  if (Array.isArray(value)) return value.map((item) => pasted(item, key))
  if (typeof value !== 'object' || value === null || 'sys' in value) return value
  return Object.fromEntries(Object.entries(value).map(([id, item]) => [id, pasted(item, id)]))
}
const names = new Set(['value', 'title', 'description', 'alt', 'message', 'name', 'attribution'])

const shownTypes = contentTypes.filter(({ id }) => id !== 'page' && pagesShowing(wire(id, {})).length > 0)

describe.each(shownTypes)('$id', ({ id, fields: kinds }) => {
  test.each(examplesOf(id))('$name: no name holds a soft hyphen', (example) => {
    const { fields = {} } = wireExample(example, hyphenatedAsset)
    const written = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        const { kind, pattern } = (kinds as Record<string, Field>)[field] ?? { kind: 'url' as const }
        return [field, wordKinds.includes(kind) && !pattern ? pasted(value, 'value') : value]
      }),
    )
    for (const { page, as } of pagesShowing(wire(id, written)))
      expect(namesIn(renderToStaticMarkup(renderPage(page, options, { as }))).join('\n')).not.toContain(
        softHyphen,
      )
  })
})

test('a text that is one link is named by the words that it shows', () => {
  const text = richText(paragraph('lead\u00adership\u2028for ', linked('phy\u00adsicians', '/a')))
  const markup = markupOf('content', { text, contentLink: '/membership' })
  expect(markup).toContain('leadershipfor <a href="/a">physicians</a>')
  expect(hiddenWordsIn(markup)).toContain('leadershipfor physicians')
})

test('the title of a page holds no soft hyphen', () => {
  const { page } = readPage(wire('page', { title: 'Lead\u00adership', path: '/a', sections: [] }))
  expect(page.fields.title).toBe('Leadership')
})

test('HTML of editors names its pictures, tables and links without soft hyphens', () => {
  const body =
    '<table><caption>An\u00adnual fees</caption><tr><td title="per per&shy;son">1</td></tr></table><img src="https://a.example/a.png" alt="a gra&shy;ph">'
  const markup = markupOf('table', { body })
  expect(wordsIn(markup)).toEqual(['Annual fees', 'per person', 'a graph'])
})
