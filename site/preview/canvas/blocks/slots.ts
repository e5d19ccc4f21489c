import type { ContentType } from '@association/content'
import { acceptedIds, sentence } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'

/** A field that lists blocks, or that holds one. */
export type Slot = { field: string; label: string; isList: boolean; max: number; accepted: readonly string[] }

/** The fields of a type that place blocks. A field that a view only reads places none. */
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

/** Whether a list can take one more block of a type. */
export const takes = ({ slot, length }: { slot: Slot; length: number }, type: string) =>
  length < slot.max && slot.accepted.includes(type)
