import type { ContentType, Field } from '@association/content'
import { acceptedIds } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'

/** A field that the view only reads lists no blocks. */
export const listsBlocks = ({ kind, isRead, hidden }: Field) =>
  (kind === 'references' || kind === 'reference') && !isRead && !hidden

export const acceptedBy = ({ to }: Field): readonly string[] => (to ? acceptedIds(to, contentTypes) : [])

export const roomIn = ({ kind, max = Number.POSITIVE_INFINITY }: Field, count: number) =>
  Math.max((kind === 'references' ? max : 1) - count, 0)

/** In the order of the form. */
export const blockFieldsOf = ({ fields }: Pick<ContentType, 'fields'>): readonly [string, Field][] =>
  Object.entries(fields).filter(([, field]) => listsBlocks(field))
