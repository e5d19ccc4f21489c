import type { Delivered } from '@association/services/contentful'
import { expect, test } from 'vitest'
import { released, shown } from './released.ts'

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const away = (id: string) => ({
  sys: {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: `crn:contentful:::content:spaces/events-id/environments/master/entries/${id}`,
  },
})
const entry = (id: string, type: string, fields: object) => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
  fields,
})
const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const node = (nodeType: string, target: object, content: object[] = []) => ({
  nodeType,
  data: { target },
  content,
})

const entries = [
  entry('home', 'page', { sections: [link('band')], first: link('tomorrow') }),
  entry('band', 'section', { elements: [link('today'), link('tomorrow'), away('later')] }),
  entry('words', 'content', {
    text: {
      nodeType: 'document',
      content: [
        node('embedded-entry-block', link('tomorrow')),
        {
          nodeType: 'paragraph',
          data: {},
          content: [node('entry-hyperlink', link('tomorrow'), [text('read it')])],
        },
      ],
    },
  }),
  entry('today', 'basicArticle', { publicationDate: '2026-11-22' }),
  entry('tomorrow', 'basicArticle', { publicationDate: '2026-11-23' }),
]
const partOf = (all: typeof entries) => ({
  entries: Object.fromEntries(all.map((each) => [each.sys.id, each])),
  assets: {},
})
const delivered = {
  space: 'association',
  root: 'home',
  parts: {
    association: partOf(entries),
    events: partOf([entry('later', 'pressRelease', { releaseDate: '2026-12-01' })]),
  },
} as unknown as Delivered

const spaceOf = (id: string) => (id === 'events-id' ? ('events' as const) : undefined)
const at = (time: string) => released(delivered, { now: Date.parse(time), spaceOf })
const fieldsAt = (time: string, id: string) => at(time).delivered.parts.association?.entries[id]?.fields

test('an article with a future date is not delivered, and nothing links to it', () => {
  const time = '2026-11-22T12:00:00Z'
  const { delivered: seen, nextAt } = at(time)
  expect(Object.keys(seen.parts.association?.entries ?? {})).toEqual(['home', 'band', 'words', 'today'])
  expect(seen.parts.events?.entries).toEqual({})
  expect(JSON.stringify(seen)).not.toMatch(/tomorrow|later/)
  expect(fieldsAt(time, 'home')).toEqual({ sections: [link('band')] })
  expect(fieldsAt(time, 'band')).toEqual({ elements: [link('today')] })
  expect(nextAt).toBe(Date.parse('2026-11-23T12:00:00Z'))
})

test('of a link in rich text its words stay', () => {
  expect(fieldsAt('2026-11-22T12:00:00Z', 'words')).toEqual({
    text: {
      nodeType: 'document',
      content: [{ nodeType: 'paragraph', data: {}, content: [text('read it')] }],
    },
  })
})

test('it is delivered from its date on', () => {
  expect(fieldsAt('2026-11-23T12:00:00Z', 'home')).toEqual({
    sections: [link('band')],
    first: link('tomorrow'),
  })
  expect(at('2026-12-01T12:00:00Z')).toEqual({ delivered })
})

test('the footer of every page names an article from its date on, and is out of date then', () => {
  const settings = entry('settings', 'siteSettings', {
    footerText: {
      nodeType: 'document',
      content: [
        {
          nodeType: 'paragraph',
          data: {},
          content: [node('entry-hyperlink', link('tomorrow'), [text('new')])],
        },
      ],
    },
  })
  const tomorrow = entry('tomorrow', 'basicArticle', { publicationDate: '2026-11-23' })
  const delivery = {
    delivered: {
      ...{ space: 'association', root: 'settings' },
      parts: { association: partOf([settings, tomorrow]) },
    } as unknown as Delivered,
    ...{ tags: ['settings'], until: Number.POSITIVE_INFINITY },
  }
  const due = Date.parse('2026-11-23T12:00:00Z')
  const before = shown(delivery, { now: due - 1, spaceOf })
  expect(JSON.stringify(before.delivered)).not.toMatch('tomorrow')
  expect(before).toMatchObject({ tags: ['settings'], until: due })
  expect(shown(delivery, { now: due, spaceOf })).toEqual(delivery)
})

test('the page of a position is out of date when its last day to apply is over', () => {
  const job = entry('job', 'jobPosting', { postedDate: '2026-11-01', closingDate: '2026-11-23' })
  const delivery = {
    delivered: {
      ...{ space: 'association', root: 'job' },
      parts: { association: partOf([job]) },
    } as unknown as Delivered,
    ...{ tags: ['job'], until: Number.POSITIVE_INFINITY },
  }
  const closes = Date.parse('2026-11-24T00:00:00Z')
  expect(shown(delivery, { now: closes - 1, spaceOf }).until).toBe(closes)
  expect(shown(delivery, { now: closes, spaceOf })).toEqual(delivery)
})
