import { contentTypeFor } from '@association/content/content-types'
import type { Subject } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { expect, test } from 'vitest'
import { linkTo } from './link-list.ts'
import { loadAcross } from './load-across.ts'

const spaceIds = { association: 'as', events: 'ev' } as const
type SpaceName = keyof typeof spaceIds

const foreign = (space: SpaceName, id: string) => ({
  sys: {
    ...{ type: 'ResourceLink', linkType: 'Contentful:Entry' },
    urn: `crn:contentful:::content:spaces/${spaceIds[space]}/entries/${id}`,
  },
})
const section = (id: string, ...elements: unknown[]) =>
  ({
    sys: { id, version: 1, contentType: { sys: { id: 'section' } } },
    fields: { elements: { 'en-US': elements } },
  }) as unknown as EntryProps

const type = contentTypeFor('section')

async function across(links: unknown[], stored: Partial<Record<SpaceName, EntryProps[]>>, down?: SpaceName) {
  if (!type) throw new Error('There is no section.')
  const root: Subject = {
    ...{ space: 'association', id: 'root', type, status: 'draft' },
    values: { elements: links },
  }
  const requests: string[] = []
  const found = await loadAcross(root, {
    ...{ locale: 'en-US', spaceIds },
    load: (space) => ({
      assets: async () => [],
      async entries(ids) {
        requests.push(`${space}: ${ids.join(' ')}`)
        if (space === down) throw new Error('down')
        return (stored[space] ?? []).filter(({ sys }) => ids.includes(sys.id))
      },
    }),
  })
  const idsIn = (space: SpaceName) => [...found.contents[space].entries.keys()].toSorted()
  return { found, requests, association: idsIn('association'), events: idsIn('events') }
}

test('an entry without links into the other space leaves that space alone', async () => {
  const { requests, events } = await across([linkTo('Entry', 'band')], { association: [section('band')] })
  expect([requests, events]).toEqual([['association: band'], []])
})

test('follows links into the other space, everything below them, and back once', async () => {
  const { association, events, found } = await across([linkTo('Entry', 'band')], {
    association: [section('band', foreign('events', 'talk')), section('price', foreign('events', 'late'))],
    events: [
      section('talk', linkTo('Entry', 'hall')),
      section('hall', foreign('association', 'price')),
      section('late'),
    ],
  })
  expect([association, events]).toEqual([
    ['band', 'price', 'root'],
    ['hall', 'talk'],
  ])
  expect(found.below.map(({ space, id }) => `${space}/${id}`)).toContain('events/hall')
})

test('names a space that cannot be read, and keeps what the other one holds', async () => {
  const stored = { association: [section('band')] }
  const links = [linkTo('Entry', 'band'), foreign('events', 'talk')]
  const { found, association } = await across(links, stored, 'events')
  expect([found.unread, association]).toEqual([['events'], ['band', 'root']])
})

test('rejects if the space of the entry itself cannot be read', async () => {
  await expect(across([linkTo('Entry', 'band')], {}, 'association')).rejects.toThrow('down')
})
