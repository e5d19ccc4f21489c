import type { Space } from '@association/content'
import type { WireAsset, WireEntry } from '@association/content/wire'

/**
 * One entry and everything it contains, from both spaces, as it was delivered: links are still links, so it is plain
 * JSON that can be stored and sent. `resolve` turns it into a tree.
 */
export type Delivered = { space: Space; root: string; parts: Partial<Record<Space, Part>> }
export type Part = { entries: Record<string, WireEntry>; assets: Record<string, WireAsset> }

/** A link of the wire, within its own space or (`ResourceLink`) into another one. */
export type WireLink = { sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string } }
export type WireResourceLink = { sys: { type: 'ResourceLink'; linkType: string; urn: string } }

/** Every link found anywhere in an entry's fields: alone, in lists, in rich text. */
export function linksIn(value: unknown): (WireLink | WireResourceLink)[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  if (isLink(value) || isResourceLink(value)) return [value]
  return Object.values(value).flatMap(linksIn)
}

export function isLink(value: unknown): value is WireLink {
  const sys = sysOf(value)
  return (
    sys?.type === 'Link' &&
    (sys.linkType === 'Entry' || sys.linkType === 'Asset') &&
    typeof sys.id === 'string'
  )
}

export function isResourceLink(value: unknown): value is WireResourceLink {
  const sys = sysOf(value)
  return sys?.type === 'ResourceLink' && typeof sys.urn === 'string'
}

/** What a ResourceLink points at: `crn:contentful:::content:spaces/S/environments/E/entries/ID`. */
export function targetOf({ sys }: WireResourceLink): { spaceId: string; id: string } | undefined {
  const [, spaceId, id] = sys.urn.match(/:spaces\/([^/]+)\/(?:environments\/[^/]+\/)?entries\/([^/]+)$/) ?? []
  return spaceId === undefined || id === undefined ? undefined : { spaceId, id }
}

function sysOf(value: unknown): Record<string, unknown> | undefined {
  const sys = typeof value === 'object' && value !== null && 'sys' in value ? value.sys : undefined
  return typeof sys === 'object' && sys !== null ? (sys as Record<string, unknown>) : undefined
}
