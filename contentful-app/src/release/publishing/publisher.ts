import { type Space, spaces } from '@association/content'
import type { AssetProps, BulkActionProps, EntryProps, VersionedLink } from 'contentful-management'
import { idsPerRequest } from '../../contentful/load-content.ts'
import { patiently, pause } from '../../contentful/patience.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import type { ReleaseItem } from '../items/item.ts'
import type { Publisher } from './publish-all.ts'

type Options = { onWait?(): void }

/** The user's own rights apply in both spaces. */
export function publisherFor(session: Session, { onWait }: Options = {}): Publisher {
  return {
    one: (item) => patiently(() => publishOne(session, item), { onWait }),
    async together(items) {
      const [first] = items
      if (first) await publishTogether(session, { space: first.space, items, onWait })
    },
    async live(items) {
      const found = await Promise.all(spaces.map((space) => liveIn(session, space, items)))
      return new Set(found.flat())
    },
  }
}

/** Contentful refuses if the item changed after that version. */
function publishOne(session: Session, { space, linkType, id, version }: ReleaseItem): Promise<unknown> {
  const { cma } = session.sdk
  const place = placeOf(session, space)
  const sys = { id, version }
  return linkType === 'Entry'
    ? cma.entry.publish({ ...place, entryId: id }, { sys } as EntryProps) // it sends the version and nothing else
    : cma.asset.publish({ ...place, assetId: id }, { sys } as AssetProps)
}

export class BulkError extends Error {
  readonly code = 'BULK'
  override readonly name = 'BulkError'
  readonly status = 422
}

type Together = { space: Space; items: readonly ReleaseItem[] } & Options

async function publishTogether(session: Session, { space, items, onWait }: Together) {
  const { cma } = session.sdk
  const place = placeOf(session, space)
  const links = items.map(({ linkType, id, version = 0 }): VersionedLink<'Entry' | 'Asset'> => {
    return { sys: { type: 'Link', linkType, id, version } }
  })
  const entities = { sys: { type: 'Array' as const }, items: links }
  let action: BulkActionProps = await patiently(() => cma.bulkAction.publish(place, { entities }), { onWait })
  const params = { ...place, bulkActionId: action.sys.id }
  for (const ms of pollsMs) {
    if (isSettled(action)) break
    await pause(ms)
    action = await patiently(() => cma.bulkAction.get(params), { onWait })
  }
  if (action.sys.status !== 'succeeded') throw new BulkError('The bulk action did not publish its items.')
}

const isSettled = ({ sys: { status } }: BulkActionProps) => status === 'succeeded' || status === 'failed'

/** Two minutes in total. The first polls are quick, and a long action must not use up the rate limit. */
const pollsMs = [200, 400, 800, ...Array.from({ length: 60 }, () => 2000)]

async function liveIn(session: Session, space: Space, items: readonly ReleaseItem[]): Promise<string[]> {
  const own = items.filter((item) => item.space === space)
  const found = await Promise.all(
    (['Entry', 'Asset'] as const).map(async (linkType) => {
      const wanted = own.filter((item) => item.linkType === linkType)
      const versions = await publishedVersions(session, { space, linkType, items: wanted })
      return wanted.filter(({ id, version }) => version !== undefined && versions.get(id) === version)
    }),
  )
  return found.flat().map(({ key }) => key)
}

type PublishedItems = { space: Space; linkType: ReleaseItem['linkType']; items: readonly ReleaseItem[] }

async function publishedVersions(session: Session, { space, linkType, items }: PublishedItems) {
  const { cma } = session.sdk
  const versions = new Map<string, number | undefined>()
  for (let start = 0; start < items.length; start += idsPerRequest) {
    const batch = items.slice(start, start + idsPerRequest)
    const query = { 'sys.id[in]': batch.map(({ id }) => id).join(','), select: 'sys', limit: batch.length }
    const params = { ...placeOf(session, space), query }
    const answer = await patiently<{ items: { sys: { id: string; publishedVersion?: number } }[] }>(() =>
      linkType === 'Entry' ? cma.entry.getMany(params) : cma.asset.getMany(params),
    )
    for (const { sys } of answer.items) versions.set(sys.id, sys.publishedVersion)
  }
  return versions
}
