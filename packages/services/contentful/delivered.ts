import type { Space } from '@association/content'
import type { WireAsset, WireEntry } from '@association/content/wire'

/** It is plain JSON with unresolved links. */
export type Delivered = { space: Space; root: string; parts: Partial<Record<Space, DeliveredPart>> }
export type DeliveredPart = { entries: Record<string, WireEntry>; assets: Record<string, WireAsset> }

export type WireLink = { sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string } }
export type WireResourceLink = { sys: { type: 'ResourceLink'; linkType: string; urn: string } }

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

/** Parses `crn:contentful:::content:spaces/S/environments/E/entries/ID`. */
export function targetOf({ sys }: WireResourceLink): { spaceId: string; id: string } | undefined {
  const [, spaceId, id] = sys.urn.match(/:spaces\/([^/]+)\/(?:environments\/[^/]+\/)?entries\/([^/]+)$/) ?? []
  return spaceId === undefined || id === undefined ? undefined : { spaceId, id }
}

function sysOf(value: unknown): Record<string, unknown> | undefined {
  const sys = typeof value === 'object' && value !== null && 'sys' in value ? value.sys : undefined
  return typeof sys === 'object' && sys !== null ? (sys as Record<string, unknown>) : undefined
}
