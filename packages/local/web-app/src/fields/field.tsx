import type { ContentFields } from 'contentful-management'
import { type ComponentType, memo, useCallback, useSyncExternalStore } from 'react'
import type { EntrySession } from '../session/entry-session.ts'
import { controlId } from './field-focus.ts'
import type { FieldProps } from './field-props.ts'
import { BooleanField, DateField, JsonField, NumberField } from './plain-fields.tsx'
import { LinkField, LinksField } from './reference-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { SymbolField, TextField, TextsField } from './text-fields.tsx'

type Props = { field: ContentFields; session: EntrySession; locale: string; help?: string }

/** Memoized: typing renders one field. */
export const Field = memo(function Field({ field, session, locale, help }: Props) {
  const value = useSyncExternalStore(session.subscribe, () => session.state().fields[field.id]?.[locale])
  const message = useSyncExternalStore(session.subscribe, () => messageFor(session, field.id))
  const change = useCallback(
    (next: unknown) => session.setValue({ field: field.id, locale, value: next }),
    [session, field.id, locale],
  )
  const Editor = editorFor(field)
  const id = controlId({ entry: session.state().entry.sys.id, field: field.id })
  const description = [help && `${id}-help`, message && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={message ? 'field invalid' : 'field'} id={`${id}-field`}>
      <label htmlFor={id}>
        {field.name}
        {field.required && <span className="required"> (required)</span>}
      </label>
      <Editor
        field={field}
        value={value}
        onChange={change}
        control={{
          id,
          'aria-describedby': description || undefined,
          'aria-invalid': message ? true : undefined,
          'aria-required': field.required ? true : undefined,
        }}
      />
      {help && (
        <p className="quiet help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {message && (
        <p className="problem" id={`${id}-problem`}>
          {message}
        </p>
      )}
    </div>
  )
})

const messageFor = (session: EntrySession, id: string) =>
  session
    .state()
    .problem?.fields.filter(({ field }) => field === id)
    .map(({ message }) => message)
    .join(' ')

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

function editorFor({ type, items }: ContentFields): ComponentType<FieldProps<unknown>> {
  const editor = type === 'Array' ? (items?.type === 'Symbol' ? TextsField : LinksField) : editors[type]
  return (editor ?? JsonField) as ComponentType<FieldProps<unknown>>
}
