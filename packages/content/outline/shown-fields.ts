import type { Field } from '../define/field.ts'
import type { As } from './outline.ts'

type Fields = Readonly<Record<string, Field>>

/** Cards and blocks leave out the fields of the page. No place shows fields that a view only reads. */
export const shownFields = (fields: Fields, as: As): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { onPage, isRead }]) => !isRead && (as === 'page' || !onPage)),
  )
