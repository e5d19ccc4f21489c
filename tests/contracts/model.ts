import type { ContentFields, CreateContentTypeProps, KeyValueMap } from 'contentful-management'
import type { ContractTarget } from './target.ts'

/** Ids are unique in a space. */
export const idOf = (name: string) => `contract-${name}`
export const nameOf = (id: string) => id.replace(/^contract-/, '')
export const post = 'contractPost'
export const author = 'contractAuthor'

type FieldOptions = Pick<ContentFields<KeyValueMap>, 'id' | 'type'> & Partial<ContentFields<KeyValueMap>>

export const field = (given: FieldOptions): ContentFields<KeyValueMap> => ({
  name: given.id,
  required: false,
  localized: false,
  ...given,
})
export const linkTo = <Type extends 'Entry' | 'Asset' | 'Tag'>(linkType: Type, name: string) => ({
  sys: { type: 'Link' as const, linkType, id: idOf(name) },
})

export const authorType: CreateContentTypeProps = {
  name: 'Author',
  displayField: 'name',
  fields: [field({ id: 'name', type: 'Symbol', required: true }), field({ id: 'slug', type: 'Symbol' })],
}
const postType: CreateContentTypeProps = {
  name: 'Post',
  displayField: 'title',
  fields: [
    field({ id: 'title', type: 'Symbol', required: true, localized: true }),
    field({ id: 'body', type: 'Text' }),
    field({ id: 'rich', type: 'RichText' }),
    field({ id: 'rating', type: 'Integer' }),
    field({ id: 'price', type: 'Number' }),
    field({ id: 'day', type: 'Date' }),
    field({ id: 'live', type: 'Boolean' }),
    field({ id: 'place', type: 'Location' }),
    field({ id: 'data', type: 'Object' }),
    field({ id: 'labels', type: 'Array', items: { type: 'Symbol' } }),
    field({
      id: 'author',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: [author] }],
    }),
    field({ id: 'related', type: 'Array', items: { type: 'Link', linkType: 'Entry' } }),
    field({ id: 'hero', type: 'Link', linkType: 'Asset' }),
  ],
}

type WireValues = Record<string, unknown>

function document(text: string, target: object) {
  const words = { nodeType: 'text', value: text, marks: [], data: {} }
  const content = [
    { nodeType: 'paragraph', data: {}, content: [words] },
    { nodeType: 'embedded-entry-block', data: { target }, content: [] },
  ]
  return { nodeType: 'document', data: {}, content }
}

/** Links are circular: alpha → beta → gamma → alpha; delta links to a draft. */
const posts: Record<string, WireValues> = {
  alpha: {
    title: 'Alpha wolf',
    body: 'The quick brown fox',
    rating: 1,
    price: 1.5,
    day: '2026-01-01',
    live: true,
    place: { lat: 52.52, lon: 13.405 },
    data: { a: 1 },
    labels: ['red', 'blue'],
    author: linkTo('Entry', 'ada'),
    related: [linkTo('Entry', 'beta')],
  },
  beta: {
    title: 'Beta',
    body: 'A lazy dog',
    rating: 2,
    price: 2.5,
    day: '2026-02-01T10:00:00Z',
    live: false,
    place: { lat: 53.55, lon: 9.99 },
    labels: ['red'],
    author: linkTo('Entry', 'bob'),
    related: [linkTo('Entry', 'gamma')],
  },
  gamma: {
    title: 'Gamma',
    rich: document('A text that holds', linkTo('Entry', 'bob')),
    rating: 3,
    day: '2026-03-01',
    labels: ['green'],
    related: [linkTo('Entry', 'alpha')],
  },
  delta: { title: 'Delta', related: [linkTo('Entry', 'draft')] },
  draft: { title: 'Draft' },
}

export async function createContentType(
  { management }: ContractTarget,
  contentTypeId: string,
  type: CreateContentTypeProps,
) {
  const created = await management.contentType.createWithId({ contentTypeId }, type)
  return management.contentType.publish({ contentTypeId }, created)
}

const inEnglish = (values: WireValues) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { 'en-US': value }]))

export const createEntry = (
  { management }: ContractTarget,
  contentTypeId: string,
  [name, values]: [string, WireValues],
) => management.entry.createWithId({ contentTypeId, entryId: idOf(name) }, { fields: inEnglish(values) })

export async function createModel(target: ContractTarget) {
  await createContentType(target, author, authorType)
  await createContentType(target, post, postType)
}

export async function createPosts(target: ContractTarget) {
  const { management } = target
  for (const [name, slug] of [
    ['ada', 'ada-l'],
    ['bob', 'bob-b'],
  ] as const) {
    const entry = await createEntry(target, author, [name, { name, slug }])
    await management.entry.publish({ entryId: entry.sys.id }, entry)
  }
  const drafts = await Promise.all(Object.entries(posts).map((each) => createEntry(target, post, each)))
  for (const draft of drafts) {
    if (draft.sys.id !== idOf('draft')) await management.entry.publish({ entryId: draft.sys.id }, draft)
  }
}
