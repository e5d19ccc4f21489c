import { contentTypeFor } from '@association/content/content-types'
import type { Subject } from '@association/content/rules'
import { expect, test } from 'vitest'
import { linkTo } from '../../contentful/link-list.ts'
import type { Session } from '../../contentful/session.ts'
import { type Broken, breakWords, whatBreaks } from './what-breaks.ts'

const type = contentTypeFor('page')

type WireFields = Record<string, unknown>
const draft = (id: string, contentType: string, fields: WireFields) => ({
  sys: { id, version: 2, contentType: { sys: { id: contentType } } },
  fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { 'en-US': value }])),
})
const live = (id: string, contentType: string, fields: WireFields) => {
  const { sys, ...stored } = draft(id, contentType, fields)
  return { ...stored, sys: { ...sys, publishedVersion: 1 } }
}
const button = (url: string) => ({ internalName: 'B', button1Text: 'Go', button1Url: url })
const foreignLink = {
  sys: {
    ...{ type: 'ResourceLink', linkType: 'Contentful:Entry' },
    urn: 'crn:contentful:::content:spaces/as/entries/about',
  },
}

function breaks(contents: { as: object[]; ev: object[] | undefined }) {
  if (!type) throw new Error('There is no page.')
  const getMany = async ({ spaceId, query }: { spaceId: 'as' | 'ev'; query: { skip: number } }) => {
    const items = contents[spaceId]
    if (!items) throw new Error('down')
    return { items: items.slice(query.skip), total: items.length }
  }
  const session = {
    sdk: { cma: { entry: { getMany } }, locales: { default: 'en-US' } },
    installation: {
      siteUrl: 'https://example.org',
      spaces: { association: { id: 'as' }, events: { id: 'ev', environment: 'master' } },
    },
    here: { space: 'association', spaceId: 'as', environment: 'master' },
  } as unknown as Session
  const root: Subject = {
    ...{ space: 'association', id: 'about', type, status: 'published' },
    values: { title: 'About', path: '/about' },
  }
  return whatBreaks(session, root)
}
test('finds what shows a page and what leads to it, in both spaces, what visitors see first', async () => {
  const { broken, gaps } = await breaks({
    as: [
      draft('draft', 'buttonGroup', button('/about')),
      live('other', 'buttonGroup', button('/elsewhere')),
      live('live', 'buttonGroup', button('https://example.org/about')),
      live('about', 'page', { path: '/about' }),
      live('list', 'section', { elements: [linkTo('Entry', 'about')] }),
    ],
    ev: [live('talk', 'section', { elements: [foreignLink] })],
  })
  expect(broken.map(({ space, entry, how }) => `${space}/${entry} ${how}`)).toEqual([
    'association/live leads to it',
    'association/list shows it',
    'events/talk shows it',
    'association/draft leads to it',
  ])
  expect(gaps).toEqual([])
})

test('names a space that could not be searched, and finds the rest', async () => {
  const { broken, gaps } = await breaks({
    as: [live('live', 'buttonGroup', button('/about'))],
    ev: undefined,
  })
  expect(broken).toHaveLength(1)
  expect(gaps).toEqual([expect.stringMatching(/could not be searched/)])
})

const broken = (how: Broken['how'], status: Broken['status'] = 'published'): Broken => ({
  ...{ space: 'association', entry: 'e', title: 'E', typeName: 'Section', status, how },
})
test.each([
  [[], 'Nothing shows it or leads to it.'],
  [[broken('shows it', 'draft')], 'Only drafts show it or lead to it. Visitors do not notice.'],
  [[broken('shows it')], 'Visitors will notice: it disappears from 1 published entry.'],
  [
    [
      broken('shows it'),
      broken('shows it', 'changed'),
      broken('leads to it'),
      broken('leads to it', 'draft'),
    ],
    'Visitors will notice: it disappears from 2 published entries, and 1 published link leads to nothing.',
  ],
])('says what visitors notice: %#', (found, words) => expect(breakWords(found)).toBe(words))
