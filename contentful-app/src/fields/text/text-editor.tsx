import { Textarea, TextInput } from '@contentful/f36-components'
import { useEffect, useRef } from 'react'
import { late } from '../../base/late.tsx'
import type { EditorProps } from '../field/editor-props.ts'
import styles from '../field/fields.module.css'
import { inputProps } from '../field/input-props.ts'
import { showText, typeInto } from '../field/type-into.ts'
import { useDisabled } from '../field/use-disabled.ts'

const VariantPicker = late(
  'The choice of a variant',
  async () => (await import('../variants/variant-picker.tsx')).VariantPicker,
)

type TextField = HTMLInputElement & HTMLTextAreaElement

const long: ReadonlySet<string> = new Set(['longText', 'html'])
const code: ReadonlySet<string> = new Set(['html', 'classes'])

/** The browser holds the typed text, so a keystroke renders nothing. */
export function TextEditor({ value, session }: EditorProps) {
  const input = useRef<TextField>(null)
  const { kind } = value.field
  const isDisabled = useDisabled(value)
  useEffect(
    () =>
      value.onOutsideChange((next) => {
        if (input.current) showText(input.current, textOf(next))
      }),
    [value],
  )
  const common = {
    ...inputProps(value),
    ref: input,
    defaultValue: textOf(value.get()),
    placeholder: textOf(value.field.default),
    isDisabled,
    className: code.has(kind) ? styles.code : undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => value.set(currentTarget.value),
  }
  return (
    <>
      {long.has(kind) ? (
        <Textarea {...common} rows={kind === 'longText' ? 3 : 8} spellCheck={kind !== 'html'} />
      ) : (
        <TextInput
          {...common}
          type="text"
          inputMode={kind === 'url' ? 'url' : 'text'}
          spellCheck={kind === 'text'}
        />
      )}
      {value.field.picker === 'variant' && !isDisabled && (
        <VariantPicker session={session} onChoose={(id) => input.current && typeInto(input.current, id)} />
      )}
    </>
  )
}

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))
