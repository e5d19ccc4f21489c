import { Textarea, TextInput } from '@contentful/f36-components'
import { useEffect, useRef } from 'react'
import type { EditorProps } from './editor-props.ts'
import { inputProps } from './field-shell.tsx'
import styles from './fields.module.css'
import { useDisabled } from './use-disabled.ts'

type TextField = HTMLInputElement & HTMLTextAreaElement

const long: ReadonlySet<string> = new Set(['longText', 'markdown', 'html'])
const code: ReadonlySet<string> = new Set(['html', 'classes'])
const inputModes = { url: 'url', date: 'text' } as const

/** Text of any length. The browser holds what is typed; nothing renders for a keystroke. */
export function TextEditor({ value }: EditorProps) {
  const input = useRef<TextField>(null)
  const counter = useRef<HTMLOutputElement>(null)
  const { kind, max, min } = value.field
  const isDisabled = useDisabled(value)
  useEffect(
    () =>
      value.onOutsideChange((next) => {
        if (input.current) input.current.value = textOf(next)
        if (counter.current) counter.current.textContent = countOf(textOf(next), value.field)
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
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      value.set(currentTarget.value)
      if (counter.current) counter.current.textContent = countOf(currentTarget.value, value.field)
    },
  }
  return (
    <>
      {long.has(kind) ? (
        <Textarea {...common} rows={kind === 'longText' ? 3 : 8} spellCheck={kind !== 'html'} />
      ) : (
        <TextInput
          {...common}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={inputModes[kind as keyof typeof inputModes] ?? 'text'}
          spellCheck={kind === 'text'}
        />
      )}
      {(max !== undefined || min !== undefined) && (
        <output ref={counter} className={styles.counter} htmlFor={common.id}>
          {countOf(textOf(value.get()), value.field)}
        </output>
      )}
    </>
  )
}

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))

function countOf(text: string, { min, max }: { min?: number; max?: number }) {
  const least = min ? `, at least ${min}` : ''
  return max === undefined
    ? `${text.length} characters${least}`
    : `${text.length} of ${max} characters${least}`
}
