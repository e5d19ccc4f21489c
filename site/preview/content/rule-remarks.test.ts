import { expect, test } from 'vitest'
import type { Flat } from './content-to-check.ts'
import { ruleRemarks } from './rule-remarks.ts'

const entry = (id: string, type: string, fields: Record<string, unknown>): Flat[number] => [
  { space: 'association', linkType: 'Entry', id },
  { sys: { id, contentType: { sys: { id: type } } }, fields },
]
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })

async function remarksOn(flat: Flat, ids: readonly string[]) {
  const remarks = ruleRemarks({ flat: () => flat })
  const told = new Promise<void>((resolve) => remarks.source.subscribe(resolve))
  remarks.look()
  expect(ids.flatMap((id) => remarks.source.of({ space: 'association', id }))).toEqual([])
  await told
  return ids.map((id) =>
    remarks.source.of({ space: 'association', id }).map(({ rule, field }) => `${rule} ${field}`),
  )
}

test('each block gets only its own remarks, and the page those about the whole page', async () => {
  const flat = [
    entry('page', 'page', {
      ...{ title: 'A', path: '/a', description: 'About A.', socialImage: link('picture', 'Asset') },
      sections: [link('t'), link('deep'), link('gone')],
    }),
    entry('t', 'title', { internalName: 'T', text: 'T', color: 'blu' }),
    entry('deep', 'title', { internalName: 'D', text: 'D', tag: 'h4' }),
  ]
  expect(await remarksOn(flat, ['page', 't', 'deep'])).toEqual([[], ['colour color'], ['heading-order tag']])
})

test('a block that is previewed alone is walked too', async () => {
  const flat = [
    entry('s', 'section', { internalName: 'S', elements: [link('t'), link('deep')] }),
    entry('t', 'title', { internalName: 'T', text: 'T' }),
    entry('deep', 'title', { internalName: 'D', text: 'D', tag: 'h3' }),
  ]
  expect(await remarksOn(flat, ['deep'])).toEqual([['heading-order tag']])
})

test('a picture is judged by its file', async () => {
  const picture: Flat[number] = [
    { space: 'association', linkType: 'Asset', id: 'a' },
    { sys: { id: 'a' }, fields: { title: 'Bee', file: { contentType: 'image/png' } } },
  ]
  const flat = [entry('m', 'media', { internalName: 'M', mediaFile: link('a', 'Asset') }), picture]
  expect(await remarksOn(flat, ['m'])).toEqual([['picture-words mediaFile', 'picture-size mediaFile']])
})
