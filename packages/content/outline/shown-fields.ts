import type { Field } from '../define/field.ts'
import type { As } from './outline.ts'

type TypeFields = Readonly<Record<string, Field>>

export const shownFields = (fields: TypeFields, as: As): TypeFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { onPage, isRead }]) => !isRead && (as === 'page' || !onPage)),
  )
