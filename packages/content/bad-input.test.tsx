import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Field, Kind } from './define/field.ts'
import { contentTypes } from './derive/content-types.ts'
import { examplesOf, wireExample } from './gallery/examples.ts'
import { renderPage } from './render/render-page.tsx'
import { paragraph, richText } from './shared/rich-text.ts'
import { chance } from './testing/chance.ts'
import { options, wire, wireAsset } from './testing/fixture-page.ts'
import { pagesShowing } from './testing/places.ts'
import { randomValue } from './testing/random-values.ts'

function expectToStand(type: string, fields: Record<string, unknown>, round = '') {
  for (const { page, as } of pagesShowing(wire(type, fields)))
    for (const mode of ['public', 'preview'] as const)
      expect(() => renderToStaticMarkup(renderPage(page, { ...options, mode }, { as })), round).not.toThrow()
}

const much = {
  html: '<p class="lead"><b>64 KB</b> of <table><tr><td onclick="x()">HTML</td></tr></table>'.repeat(850),
  words: richText(paragraph('word '.repeat(5000))),
}
const textKinds: readonly Kind[] = [
  'text',
  'longText',
  'markdown',
  'html',
  'url',
  'color',
  'classes',
  'choice',
]

const tooMuch = ({ kind }: Field) => (kind === 'richText' ? much.words : much.html)
const wrongKind = ({ kind }: Field) => (textKinds.includes(kind) ? 7 : 'text')

describe.each(contentTypes)('$id renders', (type) => {
  const examples = examplesOf(type.id).map((example) => wireExample(example, wireAsset).fields ?? {})
  const filled = (value: (field: Field) => unknown) =>
    Object.fromEntries(Object.entries(type.fields).map(([id, field]) => [id, value(field)]))

  test('when it is empty', () => expectToStand(type.id, {}))

  test('with 64 KB of HTML in each text, and 5,000 words in each rich text', () => {
    expectToStand(type.id, filled(tooMuch))
    expectToStand(type.id, { ...examples[0], ...filled(tooMuch) })
  })

  test('with a number where text belongs, and text where anything else does', () => {
    expectToStand(type.id, filled(wrongKind))
  })

  test('with random values in its fields', () => {
    const random = chance(type.id.length)
    for (let round = 0; round < 100; round += 1) {
      const fields = Object.entries(type.fields).map(([id, field]) => {
        const known = examples.map((example) => example[id]).filter((value) => value !== undefined)
        return [id, randomValue(field, random, known)]
      })
      expectToStand(type.id, Object.fromEntries(fields), `round ${round}`)
    }
  })
})
