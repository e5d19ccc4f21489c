import { Textarea } from '@contentful/f36-components'
import { useEffect, useRef } from 'react'
import type { EditorProps } from './editor-props.ts'
import { inputProps } from './input-props.ts'
import { useDisabled } from './use-disabled.ts'

/** A list of texts, one on each line. */
export function TextsEditor({ value }: EditorProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const isDisabled = useDisabled(value)
  useEffect(
    () =>
      value.onOutsideChange((next) => {
        if (input.current) input.current.value = write(next)
      }),
    [value],
  )
  return (
    <Textarea
      {...inputProps(value)}
      ref={input}
      rows={4}
      placeholder="One per line"
      defaultValue={write(value.get())}
      isDisabled={isDisabled}
      onChange={({ currentTarget }) =>
        value.set(
          currentTarget.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        )
      }
    />
  )
}

const write = (value: unknown) => (Array.isArray(value) ? value.join('\n') : '')
