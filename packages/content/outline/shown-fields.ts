import type { Field } from '../define/field.ts'
import type { As } from './outline.ts'

type Fields = Readonly<Record<string, Field>>

export const shownFields = (fields: Fields, as: As): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { onPage, isRead }]) => !isRead && (as === 'page' || !onPage)),
  )
