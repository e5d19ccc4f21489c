import { Textarea } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import type { EditorProps } from './editor-props.ts'
import { inputProps } from './field-shell.tsx'
import styles from './fields.module.css'
import { JsonExamples } from './json-examples.tsx'
import { useDisabled } from './use-disabled.ts'

/** JSON as text. Only what can be read is saved; what cannot stays in the box and says why. */
export function JsonEditor({ value, board }: EditorProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const isDisabled = useDisabled(value)
  const [isEmpty, setEmpty] = useState(isBlank(value.get()))
  const { examples } = value.field
  useEffect(
    () =>
      value.onOutsideChange((next) => {
        if (input.current) input.current.value = write(next)
        setEmpty(isBlank(next))
        board.note(value.id, undefined)
      }),
    [value, board],
  )
  function start(example: unknown) {
    if (!input.current || example === undefined) return
    input.current.value = write(example)
    input.current.focus()
    value.set(example)
    setEmpty(false)
  }
  return (
    <>
      {examples && isEmpty && !isDisabled && <JsonExamples examples={examples} onChoose={start} />}
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
            const next = typed === '' ? undefined : JSON.parse(typed)
            setEmpty(isBlank(next))
            value.set(next)
            board.note(value.id, undefined)
          } catch (error) {
            board.note(value.id, `Not saved: this is no JSON yet. ${(error as Error).message}`)
          }
        }}
      />
    </>
  )
}

const write = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2))

/** Holds nothing that an example could replace. */
const isBlank = (value: unknown) => value === undefined || JSON.stringify(value) === '{}'
