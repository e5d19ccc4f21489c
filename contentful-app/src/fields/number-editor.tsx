import { TextInput } from '@contentful/f36-components'
import { useCallback, useEffect, useRef } from 'react'
import type { EditorProps } from './editor-props.ts'
import { inputProps } from './input-props.ts'
import { parseNumber } from './parse-number.ts'
import { useDisabled } from './use-disabled.ts'
import { useRestoredText } from './use-restored-text.ts'

/** Whole or decimal numbers. Other text is kept as a draft, with a message. */
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
  const typed = useCallback(
    (text: string) => {
      const { number, problem } = parseNumber(text, value.field.kind === 'integer')
      board.note(value.id, problem)
      if (problem) value.hold(text)
      else value.set(number)
    },
    [value, board],
  )
  useRestoredText({ value, input, typed })
  return (
    <TextInput
      {...inputProps(value)}
      ref={input}
      inputMode={value.field.kind === 'integer' ? 'numeric' : 'decimal'}
      defaultValue={value.get() === undefined ? '' : String(value.get())}
      placeholder={value.field.default === undefined ? '' : String(value.field.default)}
      isDisabled={isDisabled}
      onChange={({ currentTarget }) => typed(currentTarget.value)}
    />
  )
}
