import { type Space, spaces } from '@association/content'
import { linkOf } from '@association/content/rules/links-in.ts'
import { isRecord } from '@association/content/safe/is-record.ts'

export type Values = Readonly<Record<string, unknown>>
export type VersionItem = {
  key: string
  space: Space
  id: string
  kind: 'Entry' | 'Asset'
  type: string
  values: Values
}
/** Entries and files of both spaces. */
export type Version = { root: string; items: ReadonlyMap<string, VersionItem> }

export const keyOf = (space: Space, kind: VersionItem['kind'], id: string) => `${space}/${kind}/${id}`

export function readVersion(wire: unknown): Version | undefined {
  if (!isRecord(wire) || typeof wire.root !== 'string' || !isRecord(wire.parts)) return undefined
  const { parts, root } = wire
  const home = spaces.find((space) => space === wire.space)
  if (!home) return undefined
  const items = spaces.flatMap((space) => itemsOf(parts[space], space))
  return { root: keyOf(home, 'Entry', root), items: new Map(items.map((item) => [item.key, item])) }
}

function itemsOf(part: unknown, space: Space): VersionItem[] {
  if (!isRecord(part)) return []
  return (['Entry', 'Asset'] as const).flatMap((kind) => {
    const all = kind === 'Entry' ? part.entries : part.assets
    return isRecord(all) ? Object.entries(all).map(([id, wire]) => itemOf(wire, { space, kind, id })) : []
  })
}

function itemOf(wire: unknown, { space, kind, id }: Pick<VersionItem, 'space' | 'kind' | 'id'>): VersionItem {
  const { sys, fields } = isRecord(wire) ? wire : {}
  const type =
    isRecord(sys) && isRecord(sys.contentType) && isRecord(sys.contentType.sys) ? sys.contentType.sys.id : ''
  return {
    key: keyOf(space, kind, id),
    space,
    id,
    kind,
    type: String(type),
    values: isRecord(fields) ? fields : {},
  }
}

export type Patch = { space: Space; entry: string; fields: Values }

/** Ignores entries that the version does not contain. */
export function patched({ root, items }: Version, patches: readonly Patch[]): Version {
  const next = new Map(items)
  for (const { space, entry, fields } of patches) {
    const key = keyOf(space, 'Entry', entry)
    const item = next.get(key)
    if (item) next.set(key, { ...item, values: { ...item.values, ...fields } })
  }
  return { root, items: next }
}

export function mergedPatches(patches: readonly Patch[]): Patch[] {
  const merged = new Map<string, Patch>()
  for (const { space, entry, fields } of patches) {
    const before = merged.get(`${space}/${entry}`)?.fields
    merged.set(`${space}/${entry}`, { space, entry, fields: { ...before, ...fields } })
  }
  return [...merged.values()]
}

export type SpaceOf = (id: string) => Space | undefined

/** Keeps the order and includes links to the other space. */
export function keysIn(value: unknown, { home, spaceOf }: { home: Space; spaceOf: SpaceOf }): string[] {
  const link = linkOf(value)
  if (link) return [keyOf(home, link.linkType, link.id)]
  if (Array.isArray(value)) return value.flatMap((item) => keysIn(item, { home, spaceOf }))
  if (!isRecord(value)) return []
  if (!('sys' in value)) return Object.values(value).flatMap((part) => keysIn(part, { home, spaceOf }))
  const urn = isRecord(value.sys) && value.sys.type === 'ResourceLink' ? String(value.sys.urn) : ''
  const [, spaceId = '', id] =
    urn.match(/:spaces\/([^/]+)\/(?:environments\/[^/]+\/)?entries\/([^/]+)$/) ?? []
  const space = spaceOf(spaceId)
  return space && id ? [keyOf(space, 'Entry', id)] : []
}
