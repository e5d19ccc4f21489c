import type { ContentTypeId, Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { hasOwnPage } from '@association/content/derive/has-own-page.ts'
import { linkOf } from '@association/content/rules/links-in.ts'
import { linkTo } from '../../contentful/link-list.ts'

/** Each entry comes after the entries that it links to. Links use the ids of the blueprint. */
export type Blueprint = { roots: readonly string[]; entries: readonly PlannedEntry[] }
export type PlannedEntry = { id: string; type: ContentTypeId; fields: Readonly<Record<string, unknown>> }

/**
 * A copy of a block includes entries of this type. Many blocks share entries with their own page, such as products, and
 * plain data, such as colors.
 */
export const isPart = (type: string): boolean => {
  const slots = contentTypeFor(type)?.slots ?? []
  return !hasOwnPage(type) && slots.some((slot) => slot === 'block' || slot === 'embed')
}

export const existsIn = (type: string, space: Space): boolean =>
  contentTypeFor(type)?.spaces.includes(space) ?? false

/** A link without a new id stays unchanged. */
export function relinked(value: unknown, idOf: (id: string) => string | undefined): unknown {
  const link = linkOf(value)
  if (link) {
    const id = link.linkType === 'Entry' ? idOf(link.id) : undefined
    return id === undefined ? value : linkTo('Entry', id)
  }
  if (Array.isArray(value)) return value.map((item) => relinked(item, idOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, relinked(part, idOf)]))
}
