import type { Space } from '@association/content'
import type { WireEntry } from '@association/content/wire'
import {
  type Delivered,
  isLink,
  isResourceLink,
  targetOf,
  type WireLink,
  type WireResourceLink,
} from './delivered.ts'

/**
 * Each entry becomes one object, so cyclic content gives a cyclic tree. A link without a delivered target stays a link.
 * Does not change its input.
 */
export function resolve({ space, root, parts }: Delivered, spaceOf: (spaceId: string) => Space | undefined) {
  const resolved = new Map<string, WireEntry>()

  function entryOf(home: Space, id: string): WireEntry | undefined {
    const key = `${home}:${id}`
    const seen = resolved.get(key)
    if (seen) return seen
    const wire = parts[home]?.entries[id]
    if (!wire) return undefined
    const entry: WireEntry = { ...wire, fields: {} }
    resolved.set(key, entry) // before its fields, because content can link back to itself
    entry.fields = filled(home, wire.fields ?? {}) as Record<string, unknown>
    return entry
  }

  function filled(home: Space, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => filled(home, item))
    if (typeof value !== 'object' || value === null) return value
    if (isLink(value) || isResourceLink(value)) return targetIn(home, value) ?? value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(home, item)]))
  }

  function targetIn(home: Space, link: WireLink | WireResourceLink) {
    if (isLink(link)) {
      const { linkType, id } = link.sys
      return linkType === 'Entry' ? entryOf(home, id) : parts[home]?.assets[id]
    }
    const target = targetOf(link)
    const away = target && spaceOf(target.spaceId)
    return away && entryOf(away, target.id)
  }

  return entryOf(space, root)
}
