import { type Space, spaces } from '@association/content'
import type { WireAsset, WireEntry } from '@association/content/wire'
import { isLink, isResourceLink, targetOf } from '@association/services/contentful/delivered.ts'

export type Ref = { space: Space; linkType: 'Entry' | 'Asset'; id: string }

export type Draft = WireEntry | WireAsset

export type SpaceIds = Readonly<Record<Space, string>>

export const keyOf = ({ space, linkType, id }: Ref) => `${space}/${linkType}/${id}`

export const spaceFor = (ids: SpaceIds, id: unknown) => spaces.find((space) => ids[space] === id)

/** A link without a space stays in the space of its entry. */
export function linkTarget(value: unknown, home: Space, ids: SpaceIds): Ref | undefined {
  if (isLink(value)) return { space: home, linkType: value.sys.linkType, id: value.sys.id }
  const target = isResourceLink(value) ? targetOf(value) : undefined
  const space = target && spaceFor(ids, target.spaceId)
  return space && { space, linkType: 'Entry', id: target.id }
}

export function linkTo({ space, linkType, id }: Ref, home: Space, ids: SpaceIds) {
  if (space === home) return { sys: { type: 'Link', linkType, id } }
  const urn = `crn:contentful:::content:spaces/${ids[space]}/entries/${id}`
  return { sys: { type: 'ResourceLink', linkType: `Contentful:${linkType}`, urn } }
}

export function targetsIn(value: unknown, home: Space, ids: SpaceIds): Ref[] {
  if (typeof value !== 'object' || value === null) return []
  const target = linkTarget(value, home, ids)
  return target ? [target] : Object.values(value).flatMap((item) => targetsIn(item, home, ids))
}

/** Keeps objects without replacements. */
export function replaceWithin(value: unknown, replace: (value: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const replacement = replace(value)
  if (replacement !== undefined) return replacement
  const before = Object.entries(value)
  const after = before.map(([key, item]) => [key, replaceWithin(item, replace)] as const)
  if (after.every(([, item], index) => item === before[index]?.[1])) return value
  return Array.isArray(value) ? after.map(([, item]) => item) : Object.fromEntries(after)
}
