import type { AssetProps, EntryProps } from 'contentful-management'
import type { EntryRef } from '../../contentful/addresses.ts'
import { reasonOf } from '../../contentful/failure-reason.ts'
import { idsPerRequest } from '../../contentful/load-content.ts'
import { patiently } from '../../contentful/patience.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import type { ReleaseItem } from '../items/item.ts'
import { type Access, publishAgain } from './publish-again.ts'
import type { RefusedItem } from './publish-all.ts'

type EntryFields = EntryProps['fields']

/** The public fields before the release, by key. Items that were never published are missing. */
export type Before = ReadonlyMap<string, EntryFields>

/** Frames send each other this record. */
export type Released = Pick<EntryRef, 'space' | 'entry'> & {
  live: readonly ReleaseItem[]
  before: [key: string, fields: EntryFields][]
}

export async function readPublished(session: Session, items: readonly ReleaseItem[]): Promise<Before> {
  const changed = items.filter(({ status }) => status === 'changed')
  const groups = Map.groupBy(changed, ({ space, linkType }) => `${space}/${linkType}`)
  const before = new Map<string, EntryFields>()
  for (const group of groups.values())
    for (let start = 0; start < group.length; start += idsPerRequest) {
      const batch = group.slice(start, start + idsPerRequest)
      for (const { sys, fields } of await publishedOf(session, batch)) {
        const item = batch.find(({ id }) => id === sys.id)
        if (item) before.set(item.key, fields)
      }
    }
  return before
}

type PublishedEntry = { sys: { id: string }; fields: EntryFields }

async function publishedOf(session: Session, batch: readonly ReleaseItem[]): Promise<PublishedEntry[]> {
  const [first] = batch
  if (!first) return []
  const { cma } = session.sdk
  const place = placeOf(session, first.space)
  const params = {
    ...place,
    query: { 'sys.id[in]': batch.map(({ id }) => id).join(','), limit: batch.length },
  }
  const answer = await patiently<{ items: unknown[] }>(() =>
    first.linkType === 'Entry' ? cma.entry.getPublished(params) : cma.asset.getPublished(params),
  )
  return answer.items as PublishedEntry[] // assets have fields of another type, which are only passed on
}

/** The item was published again after the release. An undo would revert that publication too. */
export class PublishedSinceError extends Error {
  readonly code = 'PUBLISHED_SINCE'
  override readonly name = 'PublishedSinceError'
}

type Options = { live: readonly ReleaseItem[]; before: Before; onProgress(done: number): void }

/**
 * Starts with the holders. Unpublishes items that the release published for the first time. Other items get their
 * earlier values, and the newer values stay a draft. Returns the failures.
 */
export async function undoRelease(
  session: Session,
  { live, before, onProgress }: Options,
): Promise<RefusedItem[]> {
  const refused: RefusedItem[] = []
  for (const [done, item] of live.toReversed().entries()) {
    onProgress(done)
    const reason = await takeBack(session, item, before.get(item.key)).then(() => undefined, whyNot)
    if (reason !== undefined) refused.push({ item, reason })
  }
  return refused
}

const whyNot = (error: unknown) => (error instanceof PublishedSinceError ? error.message : reasonOf(error))

async function takeBack(session: Session, item: ReleaseItem, fields: EntryFields | undefined) {
  const access = accessTo(session, item)
  const newest = await patiently(() => access.get())
  const { publishedVersion, publishedBy } = newest.sys
  if (publishedVersion === undefined && !fields) return
  const isReleased = publishedVersion === item.version || publishedBy?.sys.id === session.sdk.ids.user
  if (!isReleased) throw new PublishedSinceError('it was published or unpublished again since then')
  await (fields ? publishAgain(access, { newest, fields }) : patiently(() => access.unpublish()))
}

function accessTo(session: Session, { space, linkType, id }: ReleaseItem): Access {
  const { entry, asset } = session.sdk.cma
  const place = placeOf(session, space)
  const entryPlace = { ...place, entryId: id }
  if (linkType === 'Entry')
    return {
      get: () => entry.get(entryPlace),
      update: (stored) => entry.update(entryPlace, stored),
      publish: (stored) => entry.publish(entryPlace, stored),
      unpublish: () => entry.unpublish(entryPlace),
    }
  const assetPlace = { ...place, assetId: id }
  // Assets have the same envelope as entries, and their fields are only passed on.
  const asEntry = (stored: Promise<AssetProps>) => stored as Promise<unknown> as Promise<EntryProps>
  const asAsset = (stored: EntryProps) => stored as unknown as AssetProps
  return {
    get: () => asEntry(asset.get(assetPlace)),
    update: (stored) => asEntry(asset.update(assetPlace, asAsset(stored))),
    publish: (stored) => asEntry(asset.publish(assetPlace, asAsset(stored))),
    unpublish: () => asset.unpublish(assetPlace),
  }
}
