import { expect, test } from 'vitest'
import { type ContentEntity, type EntityLink, link } from '../entity.ts'
import { includesOf } from './includes.ts'

const entry = (id: string, value?: unknown): ContentEntity => ({
  sys: {
    type: 'Entry',
    id,
    version: 1,
    createdAt: '',
    updatedAt: '',
    createdBy: link('User', 'u'),
    updatedBy: link('User', 'u'),
  },
  metadata: { tags: [] },
  fields: value === undefined ? {} : { value: { 'en-US': value } },
})

const reader = (...all: ContentEntity[]) => ({
  resolve: ({ sys }: EntityLink) => all.find((content) => content.sys.id === sys.id),
  show: (content: ContentEntity) => content,
})

const chain = Array.from({ length: 12 }, (_, index) => entry(`e${index}`, link('Entry', `e${index + 1}`)))
const root = chain[0] ?? entry('e0')
const ids = (contents: ContentEntity[] | undefined) => contents?.map(({ sys }) => sys.id)

test.each([0, 1, 10])('%i levels reach as many links deep', (levels) => {
  expect(includesOf([root], levels, reader(...chain)).includes.Entry?.length ?? 0).toBe(levels)
})

test('links are found in lists and in rich text', () => {
  const document = {
    nodeType: 'document',
    content: [{ nodeType: 'embedded-entry-block', data: { target: link('Entry', 'b') } }],
  }
  const item = entry('a', [document, link('Asset', 'c')])
  const { includes } = includesOf(
    [item],
    1,
    reader(entry('b'), { ...entry('c'), sys: { ...entry('c').sys, type: 'Asset' } }),
  )
  expect([ids(includes.Entry), ids(includes.Asset)]).toEqual([['b'], ['c']])
})

test('items are not repeated, and a circle ends', () => {
  const circle = [entry('a', link('Entry', 'b')), entry('b', link('Entry', 'a'))]
  expect(includesOf(circle.slice(0, 1), 10, reader(...circle)).includes).toMatchObject({
    Entry: [{ sys: { id: 'b' } }],
  })
})

test('reports a dangling link once', () => {
  const { includes, errors } = includesOf([entry('a', [link('Entry', 'x'), link('Entry', 'x')])], 1, reader())
  expect(includes).toEqual({})
  expect(errors).toEqual([
    { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Entry', id: 'x' } },
  ])
})
