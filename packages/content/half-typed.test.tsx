import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Field } from './define/field.ts'
import { contentTypes } from './derive/content-types.ts'
import type { ReadProblem } from './derive/read.ts'
import { examplesOf, wireExample } from './gallery/examples.ts'
import { renderPage } from './render/render-page.tsx'
import { options, wire, wireAsset } from './testing/fixture-page.ts'
import { pagesShowing } from './testing/places.ts'

const emptied = ({ kind }: Field): readonly unknown[] => [undefined, null, ...(nothings[kind] ?? [''])]

const nothings: Partial<Record<Field['kind'], readonly unknown[]>> = {
  richText: [{ nodeType: 'document', data: {}, content: [] }],
  texts: [[], ['']],
  assets: [[]],
  references: [[]],
  json: [{}, [], ''],
  ...{ asset: [], reference: [], flag: [], integer: [], number: [] },
}

function crashes(type: string, fields: Record<string, unknown>): string[] {
  const found: ReadProblem[] = []
  const report = (problem: ReadProblem) => found.push(problem)
  for (const { page, as } of pagesShowing(wire(type, fields)))
    for (const mode of ['public', 'preview'] as const)
      renderToStaticMarkup(renderPage(page, { ...options, mode, report }, { as }))
  return found.map(({ message }) => message).filter((message) => message.startsWith('cannot be shown'))
}

describe.each(contentTypes)('$id', ({ id: type, fields: kinds }) => {
  const examples = examplesOf(type).map((example) => wireExample(example, wireAsset).fields ?? {})

  test.each(Object.entries(kinds))('is shown while %s is empty', (id, field) => {
    const values = emptied(field)
    const cases = examples.flatMap((example) => values.map((value) => ({ ...example, [id]: value })))
    expect(cases.flatMap((each) => crashes(type, each))).toEqual([])
  })
})
