import type { ContentFields } from 'contentful-management'
import type { ComponentType } from 'react'
import type { FieldProps } from './field-props.ts'
import { BooleanField, DateField, JsonField, NumberField } from './plain-fields.tsx'
import { LinkField, LinksField } from './reference-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { SymbolField, TextField, TextsField } from './text-fields.tsx'

// Each editor knows the value of its own type; a field's type is what says which one that is.
const editors: Record<string, ComponentType<FieldProps<never>>> = {
  Symbol: SymbolField,
  Text: TextField,
  Integer: NumberField,
  Number: NumberField,
  Boolean: BooleanField,
  Date: DateField,
  RichText: RichTextField,
  Link: LinkField,
}

/** The editor for a field of this type; JSON for what has none. */
export function editorFor({ type, items }: ContentFields): ComponentType<FieldProps<unknown>> {
  const editor = type === 'Array' ? (items?.type === 'Symbol' ? TextsField : LinksField) : editors[type]
  return (editor ?? JsonField) as ComponentType<FieldProps<unknown>>
}
