import type { Field } from '../define/field.ts'
import type { As } from './outline.ts'

type Fields = Readonly<Record<string, Field>>

/**
 * The fields that an entry shows in a place: its card and its block leave out those of its page. No place shows what a
 * view only reads.
 */
export const shownFields = (fields: Fields, as: As): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { onPage, isRead }]) => !isRead && (as === 'page' || !onPage)),
  )
