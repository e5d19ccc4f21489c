import { type Delivered, tagsOf } from '@association/services/contentful'
import { expect, test } from 'vitest'
import { ownContent } from './own-content.ts'

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const away = (id: string) => ({
  sys: {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: `crn:contentful:::content:spaces/events-id/environments/master/entries/${id}`,
  },
})
const entry = (id: string, type: string, fields: object) => ({
  [id]: { sys: { id, type: 'Entry', contentType: { sys: { id: type } } }, fields },
})
const asset = (id: string) => ({ [id]: { sys: { id, type: 'Asset' }, fields: {} } })
const spaceOf = (id: string) => (id === 'events-id' ? 'events' : undefined)

const delivered = {
  space: 'association',
  root: 'home',
  parts: {
    association: {
      entries: {
        ...entry('home', 'page', { sections: [link('band')] }),
        ...entry('band', 'section', { elements: [link('button'), link('book'), away('day')] }),
        ...entry('button', 'buttonGroup', { page: link('other') }),
        ...entry('other', 'page', {
          title: 'Other',
          socialImage: link('picture', 'Asset'),
          sections: [link('far'), link('home')],
        }),
        ...entry('book', 'product', { body: 'Shown on cards', authors: [link('author')] }),
        ...entry('author', 'bio', {}),
        ...entry('far', 'quoteBlock', { portrait: link('face', 'Asset') }),
      },
      assets: { ...asset('picture'), ...asset('face') },
    },
    events: { entries: { ...entry('day', 'eventPart', {}), ...entry('night', 'eventPart', {}) }, assets: {} },
  },
} as unknown as Delivered

test('a linked page keeps what a link shows, and loses its sections with all that only they lead to', () => {
  const { parts } = ownContent(delivered, spaceOf)
  expect(Object.keys(parts.association?.entries ?? {})).toEqual([
    'home',
    'band',
    'button',
    'book',
    'other',
    'author',
  ])
  expect(parts.association?.entries.other?.fields).toEqual({
    title: 'Other',
    socialImage: link('picture', 'Asset'),
  })
  expect(Object.keys(parts.association?.assets ?? {})).toEqual(['picture'])
  expect(Object.keys(parts.events?.entries ?? {})).toEqual(['day'])
})

test('a linked entry that is shown as a card keeps all its fields', () => {
  const entries = ownContent(delivered, spaceOf).parts.association?.entries
  expect(entries?.book?.fields).toEqual(delivered.parts.association?.entries.book?.fields)
})

test('a change of a block on another page does not concern this page', () => {
  const tags = tagsOf(ownContent(delivered, spaceOf), spaceOf)
  expect(tags).toContain('association:band')
  expect(tags).toContain('association:other')
  expect(tags).not.toContain('association:far')
})

test('a root that content links back to keeps its own fields', () => {
  const other = { ...delivered, root: 'other' }
  const entries = ownContent(other, spaceOf).parts.association?.entries
  expect(entries?.other?.fields?.sections).toHaveLength(2)
  expect(entries?.home?.fields).toEqual({})
})

test('a deleted root leaves nothing', () => {
  expect(ownContent({ ...delivered, root: 'gone' }, spaceOf).parts).toEqual({})
})
