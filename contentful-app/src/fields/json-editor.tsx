import { Textarea } from '@contentful/f36-components'
import { useEffect, useRef } from 'react'
import type { EditorProps } from './editor-props.ts'
import { inputProps } from './field-shell.tsx'
import styles from './fields.module.css'
import { useDisabled } from './use-disabled.ts'

/** JSON as text. Only what can be read is saved; what cannot stays in the box and says why. */
export function JsonEditor({ value, board }: EditorProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const isDisabled = useDisabled(value)
  useEffect(
    () =>
      value.onOutsideChange((next) => {
        if (input.current) input.current.value = write(next)
        board.note(value.id, undefined)
      }),
    [value, board],
  )
  return (
    <Textarea
      {...inputProps(value)}
      ref={input}
      rows={8}
      className={styles.code}
      spellCheck={false}
      defaultValue={write(value.get())}
      isDisabled={isDisabled}
      onChange={({ currentTarget }) => {
        try {
          const typed = currentTarget.value.trim()
          value.set(typed === '' ? undefined : JSON.parse(typed))
          board.note(value.id, undefined)
        } catch (error) {
          board.note(value.id, `Not saved: this is no JSON yet. ${(error as Error).message}`)
        }
      }}
    />
  )
}

const write = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2))
