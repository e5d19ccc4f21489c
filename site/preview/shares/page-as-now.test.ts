import type { Delivered } from '@association/services/contentful'
import { expect, test } from 'vitest'
import { pageAsNow } from './page-as-now.ts'
import type { OpenShare } from './server/open-share.ts'

const pages = [
  { entry: 'home', title: 'As it was shared' },
  { entry: 'other', title: 'Another page' },
]
const open = { page: pages[0], share: { pages } } as unknown as OpenShare
const delivered = (fields: object) =>
  ({
    ...{ space: 'association', root: 'home' },
    parts: { association: { entries: { home: { sys: { contentType: { sys: { id: 'page' } } }, fields } } } },
  }) as unknown as Delivered

test('a shared page has the title of now, in the banner and among the pages of the link', () => {
  const now = pageAsNow(open, delivered({ title: 'As it is now' }))
  expect(now.page.title).toBe('As it is now')
  expect(now.share.pages.map(({ title }) => title)).toEqual(['As it is now', 'Another page'])
})

test('a page without a title keeps the one that it was shared with', () =>
  expect(pageAsNow(open, delivered({})).page.title).toBe('As it was shared'))
