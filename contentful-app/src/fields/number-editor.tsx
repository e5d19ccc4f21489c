import { TextInput } from '@contentful/f36-components'
import { useEffect, useRef } from 'react'
import type { EditorProps } from './editor-props.ts'
import { inputProps } from './field-shell.tsx'
import { parseNumber } from './parse-number.ts'
import { useDisabled } from './use-disabled.ts'

/** Whole or broken numbers. What is no number is not saved, and says so. */
export function NumberEditor({ value, board }: EditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const isDisabled = useDisabled(value)
  useEffect(
    () =>
      value.onOutsideChange((next) => {
        if (input.current) input.current.value = next === undefined ? '' : String(next)
        board.note(value.id, undefined)
      }),
    [value, board],
  )
  return (
    <TextInput
      {...inputProps(value)}
      ref={input}
      inputMode={value.field.kind === 'integer' ? 'numeric' : 'decimal'}
      defaultValue={value.get() === undefined ? '' : String(value.get())}
      placeholder={value.field.default === undefined ? '' : String(value.field.default)}
      isDisabled={isDisabled}
      onChange={({ currentTarget }) => {
        const result = parseNumber(currentTarget.value, value.field.kind === 'integer')
        board.note(value.id, result.problem)
        if (!result.problem) value.set(result.number)
      }}
    />
  )
}
