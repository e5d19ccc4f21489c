import type { ContentType, Field } from '@association/content'
import { acceptedIds } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'

/** True if a field lists blocks of the page. A field that the view only reads lists none. */
export const listsBlocks = ({ kind, isRead, hidden }: Field) =>
  (kind === 'references' || kind === 'reference') && !isRead && !hidden

export const acceptedBy = ({ to }: Field): readonly string[] => (to ? acceptedIds(to, contentTypes) : [])

export const roomIn = ({ kind, max = Number.POSITIVE_INFINITY }: Field, count: number) =>
  Math.max((kind === 'references' ? max : 1) - count, 0)

/** In the order of the form. */
export const blockFieldsOf = ({ fields }: Pick<ContentType, 'fields'>): readonly [string, Field][] =>
  Object.entries(fields).filter(([, field]) => listsBlocks(field))
