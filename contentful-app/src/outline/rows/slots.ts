import type { ContentType, Field, Space } from '@association/content'
import { sentence } from '@association/content/content-type'
import type { BlockPosition } from '@association/content/preview/operations.ts'
import { type FoundLink, linksIn } from '@association/content/rules'
import { acceptedBy, blockFieldsOf, roomIn } from '../../desk/operations/block-fields.ts'

export type Slot = { id: string; label: string; field: Field; isList: boolean }

export type SlotOf = { space: Space; entry: string; slot: Slot; count: number }

export const slotsOf = (type: Pick<ContentType, 'fields'>): Slot[] =>
  blockFieldsOf(type).map(([id, field]) => ({
    ...{ id, field, label: field.name ?? sentence(id) },
    isList: field.kind === 'references',
  }))

export const blocksIn = (value: unknown): string[] =>
  linksIn(value).flatMap(({ linkType, id }: FoundLink) => (linkType === 'Entry' ? [id] : []))

export function accepts({ field }: Slot, type: string | undefined): boolean {
  if (!field.to || type === undefined) return type !== undefined
  return acceptedBy(field).includes(type)
}

export const hasRoom = ({ slot, count }: Pick<SlotOf, 'slot' | 'count'>): boolean =>
  roomIn(slot.field, count) > 0

export const placeAt = ({ space, entry, slot }: Omit<SlotOf, 'count'>, index: number): BlockPosition => ({
  space,
  entry,
  field: slot.id,
  index,
})
