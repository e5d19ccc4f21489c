import { locale } from '@association/content/define/locale.ts'
import {
  inParallel,
  isNotFound,
  isReserved,
  keyOf,
  ManagementError,
  type SpaceClient,
  type Target,
  targetsIn,
} from '@association/services/management/index.ts'
import type { AssetProps, EntryProps } from 'contentful-management'
import type { SpaceWish } from '../wish/wish.ts'
import type { SpaceState } from './read-space.ts'

export type Stranger = Target & {
  title: string
  /** Id of its content type; `picture` for an asset. */
  kind: string
  isPublished: boolean
  linkedFrom: readonly string[]
}

/** Needs the full state of the space. Omits content of these tools. */
export function strangersIn(wish: SpaceWish, state: SpaceState): Stranger[] {
  const known = new Set([
    ...wish.entries.map(({ id }) => keyOf({ type: 'Entry', id })),
    ...wish.assets.map(({ id }) => keyOf({ type: 'Asset', id })),
  ])
  const links = linksInto(state)
  const strangers = [
    ...[...state.entries.values()]
      .filter(({ sys }) => !isReserved(sys.contentType.sys.id))
      .map((entry) =>
        strangerOf('Entry', entry, { kind: entry.sys.contentType.sys.id, title: titleOf(entry, state) }),
      ),
    ...[...state.assets.values()].map((asset) =>
      strangerOf('Asset', asset, { kind: 'picture', title: asset.fields.title?.[locale] ?? '' }),
    ),
  ]
  return strangers
    .filter((stranger) => !known.has(keyOf(stranger)))
    .map((stranger) => ({ ...stranger, linkedFrom: links.get(keyOf(stranger)) ?? [] }))
}

const strangerOf = (
  type: Target['type'],
  { sys }: EntryProps | AssetProps,
  about: { kind: string; title: string },
) => ({ type, id: sys.id, isPublished: sys.publishedVersion !== undefined, ...about })

function titleOf({ sys, fields }: EntryProps, { types }: SpaceState): string {
  const field = types.get(sys.contentType.sys.id)?.displayField ?? ''
  return String(fields[field]?.[locale] ?? '')
}

function linksInto({ entries }: SpaceState): ReadonlyMap<string, string[]> {
  const links = new Map<string, string[]>()
  for (const { sys, fields } of entries.values())
    for (const key of new Set(targetsIn(fields).map(keyOf)))
      links.set(key, [...(links.get(key) ?? []), sys.id])
  return links
}

export const describeStranger = ({ kind, id, title, isPublished, linkedFrom }: Stranger) =>
  [
    `- ${kind} ${id}${title ? ` “${title}”` : ''}`,
    isPublished ? 'published' : 'draft',
    ...(linkedFrom.length > 0 ? [`linked from ${linkedFrom.join(', ')}`] : []),
  ].join(', ')

const atOnce = 10

/** After a kill, the next run finds the rest. */
export async function removeStrangers(
  client: SpaceClient,
  strangers: readonly Stranger[],
  done: (requests: number) => void,
): Promise<void> {
  await inParallel(strangers, atOnce, async (stranger) => {
    const calls = callsFor(client, stranger)
    if (stranger.isPublished) await unless(isUnpublished, calls.unpublish)
    await unless(isNotFound, calls.remove)
    done(stranger.isPublished ? 2 : 1)
  })
}

/** Number of requests. */
export const removals = (strangers: readonly Stranger[]) =>
  strangers.length + strangers.filter(({ isPublished }) => isPublished).length

/** After a lost response, the transport repeats a request that already succeeded. */
async function unless(isDone: (error: unknown) => boolean, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (!isDone(error)) throw error
  }
}

const isUnpublished = (error: unknown) =>
  isNotFound(error) || (error instanceof ManagementError && error.message.includes('Not published'))

const callsFor = ({ entry, asset }: SpaceClient, { type, id }: Target) =>
  type === 'Asset'
    ? { unpublish: () => asset.unpublish({ assetId: id }), remove: () => asset.delete({ assetId: id }) }
    : { unpublish: () => entry.unpublish({ entryId: id }), remove: () => entry.delete({ entryId: id }) }
