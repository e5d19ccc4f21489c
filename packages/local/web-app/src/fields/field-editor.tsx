import type { ContentFields } from 'contentful-management'
import type { ComponentType } from 'react'
import type { FieldProps } from './field-props.ts'
import { BooleanField, DateField, JsonField, NumberField } from './plain-fields.tsx'
import { LinkField, LinksField } from './reference-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { SymbolField, TextField, TextsField } from './text-fields.tsx'

// A field's type decides its value's type: the cast is safe.
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

/** Falls back to JSON. */
export function editorFor({ type, items }: ContentFields): ComponentType<FieldProps<unknown>> {
  const editor = type === 'Array' ? (items?.type === 'Symbol' ? TextsField : LinksField) : editors[type]
  return (editor ?? JsonField) as ComponentType<FieldProps<unknown>>
}
