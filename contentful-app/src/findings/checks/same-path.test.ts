import type { Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import type { Subject } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { expect, test } from 'vitest'
import type { PagesAt } from '../../contentful/load-content.ts'
import { checkSamePath } from './both-spaces.ts'

const locale = 'en-US'
const page = (id: string, change: object = {}) =>
  ({
    sys: { id, version: 2, publishedVersion: 1, contentType: { sys: { id: 'page' } }, ...change },
    fields: { title: { [locale]: `Page ${id}` }, path: { [locale]: '/a' } },
  }) as unknown as EntryProps

async function told(pages: Partial<Record<Space, EntryProps[]>>, typeId = 'page') {
  const type = contentTypeFor(typeId)
  if (!type) throw new Error(`There is no content type ${typeId}.`)
  const root: Subject = {
    ...{ space: 'association', id: 'me', type, status: 'unknown' },
    values: { title: 'Me', path: '/a' },
  }
  const pagesAt: PagesAt = async (space) => pages[space] ?? Promise.reject(new Error('AccessDenied'))
  const { findings, gaps } = await checkSamePath(root, { pagesAt, locale })
  return [...findings.map(({ entry, message }) => `${entry}: ${message}`), ...gaps]
}

test('reports an address that a page of the other space has too, but not the page itself', async () => {
  expect(
    await told({ association: [page('me')], events: [page('me'), page('old', { archivedVersion: 2 })] }),
  ).toEqual([
    'me: The address /a is also the address of “Page me” of the space events. Give each page its own address.',
  ])
})
test('a space that cannot be read is named', async () =>
  expect(await told({ association: [page('me')] })).toEqual([
    'The space Events could not be read. One of its pages may have the same address.',
  ]))
test('a block has no address', async () =>
  expect(await told({ association: [page('b')] }, 'title')).toEqual([]))
