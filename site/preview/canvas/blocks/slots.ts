import type { ContentType } from '@association/content'
import { acceptedIds, sentence } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'

export type Slot = { field: string; label: string; isList: boolean; max: number; accepted: readonly string[] }

/** Fields that views only read place no blocks. */
export const slotsOf = ({ fields }: Pick<ContentType, 'fields'>): Slot[] =>
  Object.entries(fields).flatMap(([id, { kind, to, isRead, hidden, name, max }]) => {
    if ((kind !== 'references' && kind !== 'reference') || isRead || hidden || !to) return []
    const isList = kind === 'references'
    return {
      ...{ field: id, label: name ?? sentence(id), isList },
      max: isList ? (max ?? Number.POSITIVE_INFINITY) : 1,
      accepted: acceptedIds(to, contentTypes),
    }
  })

export const takes = ({ slot, length }: { slot: Slot; length: number }, type: string) =>
  length < slot.max && slot.accepted.includes(type)
