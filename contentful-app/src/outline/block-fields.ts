import type { ContentType, Field, Space } from '@association/content'
import { acceptedIds, sentence } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import type { Place } from '@association/content/preview/operations.ts'
import { type FoundLink, linksIn } from '@association/content/rules'

/** A field that lists blocks, or holds one. */
export type Slot = { id: string; label: string; field: Field; isList: boolean }

/** Where a block may be put: the entry that has the field, and the field. */
export type SlotOf = { space: Space; entry: string; slot: Slot; count: number }

/** The fields of a type whose entries the page shows as blocks. */
export const slotsOf = ({ fields }: Pick<ContentType, 'fields'>): Slot[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    const isList = field.kind === 'references'
    if (field.isRead || field.hidden || !(isList || field.kind === 'reference')) return []
    return [{ id, label: field.name ?? sentence(id), field, isList }]
  })

/** The entries that a slot shows, in order. */
export const blocksIn = (value: unknown): string[] =>
  linksIn(value).flatMap(({ linkType, id }: FoundLink) => (linkType === 'Entry' ? [id] : []))

export function accepts({ field }: Slot, type: string | undefined): boolean {
  if (!field.to || type === undefined) return type !== undefined
  return acceptedIds(field.to, contentTypes).some((id) => id === type)
}

export const hasRoom = ({ slot, count }: Pick<SlotOf, 'slot' | 'count'>): boolean =>
  count < (slot.isList ? (slot.field.max ?? Number.POSITIVE_INFINITY) : 1)

export const placeAt = ({ space, entry, slot }: Omit<SlotOf, 'count'>, index: number): Place => ({
  space,
  entry,
  field: slot.id,
  index,
})
