import type { EntryProps } from 'contentful-management'
import { expect, test } from 'vitest'
import type { Session } from '../../contentful/session.ts'
import { item, itemMap } from '../items/testing/items.ts'
import { publishedEntry } from './testing/published-entry.ts'
import { readPublished, undoRelease } from './undo-release.ts'

function released(before?: (request: string) => void) {
  const entry = publishedEntry('page', { title: 'Old', text: 'Old' }, (request) => before?.(request))
  entry.publish('me')
  const seen = entry.seenFields() as EntryProps['fields']
  entry.change({ title: 'New' })
  const live = [item('page', [], { status: 'changed', version: entry.version() })]
  entry.publish('me')
  const sdk = { cma: { entry: entry.cma }, ids: { user: 'me' } }
  const session = { sdk, here: { space: 'association' } } as unknown as Session
  const undo = async () => {
    const [page] = itemMap(...live).keys()
    const refused = await undoRelease(session, {
      live,
      before: new Map([[page ?? '', seen]]),
      onProgress() {},
    })
    return refused.map(({ reason }) => reason)
  }
  return { entry, undo }
}

test('visitors see the earlier values again, and the newer ones are a draft', async () => {
  const { entry, undo } = released()
  expect(await undo()).toEqual([])
  expect([entry.seen(), entry.draft()]).toEqual([
    { title: 'Old', text: 'Old' },
    { title: 'New', text: 'Old' },
  ])
})

test('undoing a release keeps the draft and input that arrives meanwhile', async () => {
  let isTyped = false
  const { entry, undo } = released((request) => {
    if (request !== 'update' || entry.requests.at(-1) !== 'publish' || isTyped) return
    isTyped = true
    entry.change({ text: 'Typed' })
  })
  expect(await undo()).toEqual([])
  expect([entry.seen(), entry.draft()]).toEqual([
    { title: 'Old', text: 'Old' },
    { title: 'New', text: 'Typed' },
  ])
})

test('a lost answer does not lose the newer values', async () => {
  let isLost = false
  const { entry, undo } = released((request) => {
    if (request !== 'publish' || isLost) return
    isLost = true
    throw new TypeError('Failed to fetch')
  })
  expect(await undo()).toEqual(['Contentful does not answer; try again'])
  expect(entry.draft()).toEqual({ title: 'New', text: 'Old' })
})

test('what a colleague published since then stays', async () => {
  const { entry, undo } = released()
  entry.change({ title: 'Newest' })
  entry.publish('maren')
  expect(await undo()).toEqual(['it was published or unpublished again since then'])
  expect([entry.seen(), entry.draft()]).toEqual([
    { title: 'Newest', text: 'Old' },
    { title: 'Newest', text: 'Old' },
  ])
})

test('an item that was published for the first time is unpublished, and one that is not live any more is left', async () => {
  const entry = publishedEntry('block', { title: 'New' })
  const live = [item('block', [], { version: entry.version() })]
  entry.publish('me')
  const sdk = { cma: { entry: entry.cma }, ids: { user: 'me' } }
  const session = { sdk, here: { space: 'association' } } as unknown as Session
  const options = { live, before: new Map(), onProgress() {} }
  expect(await undoRelease(session, options)).toEqual([])
  expect(await undoRelease(session, options)).toEqual([])
  expect([entry.seen(), entry.requests]).toEqual([undefined, ['get', 'unpublish', 'get']])
})

test('remembers the published version of changed entries and files, and no version of a draft', async () => {
  const published =
    (kind: string) =>
    async ({ query }: { query: Record<string, unknown> }) => {
      const ids = Object.values(query).flatMap((value) => String(value).split(','))
      const items = ['quote', 'photo'].filter((id) => ids.includes(id))
      return { items: items.map((id) => ({ sys: { id }, fields: { title: { 'en-US': `${kind} ${id}` } } })) }
    }
  const cma = { entry: { getPublished: published('entry') }, asset: { getPublished: published('file') } }
  const session = { sdk: { cma }, here: { space: 'association' } } as unknown as Session
  const [quote, photo] = [
    item('quote', [], { status: 'changed' }),
    item('photo', [], { linkType: 'Asset', status: 'changed' }),
  ]
  expect([...(await readPublished(session, [quote, photo, item('page')]))]).toEqual([
    [quote.key, { title: { 'en-US': 'entry quote' } }],
    [photo.key, { title: { 'en-US': 'file photo' } }],
  ])
})
