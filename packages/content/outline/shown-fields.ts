import type { Field } from '../define/field.ts'
import type { As } from './outline.ts'

type Fields = Readonly<Record<string, Field>>

/** The fields that an entry shows in a place: its card and its block leave out those of its page. */
export const shownFields = (fields: Fields, as: As): Fields =>
  as === 'page' ? fields : Object.fromEntries(Object.entries(fields).filter(([, { onPage }]) => !onPage))
