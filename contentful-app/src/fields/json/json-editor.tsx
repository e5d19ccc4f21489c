import type { Field } from '@association/content'
import { sentence } from '@association/content/content-type'
import { Select, Textarea } from '@contentful/f36-components'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditorProps } from '../field/editor-props.ts'
import styles from '../field/fields.module.css'
import { inputProps } from '../field/input-props.ts'
import { typeInto } from '../field/type-into.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { useRestoredText } from '../field/use-restored-text.ts'

export function JsonEditor({ value, board, labelledBy }: EditorProps & { labelledBy?: string }) {
  const input = useRef<HTMLTextAreaElement>(null)
  const isDisabled = useDisabled(value)
  const [isEmpty, setEmpty] = useState(isBlank(value.get()))
  const { examples } = value.field
  const typed = useCallback(
    (text: string) => {
      const { json, problem } = parseJson(text)
      board.note(value.id, problem && `This is not valid JSON yet. ${problem}`)
      if (problem) return value.hold(text)
      setEmpty(isBlank(json))
      value.set(json)
    },
    [value, board],
  )
  useEffect(
    () =>
      value.onOutsideChange((next) => {
        if (input.current) input.current.value = jsonText(next)
        setEmpty(isBlank(next))
        board.note(value.id, undefined)
      }),
    [value, board],
  )
  useRestoredText({ value, input, typed })
  function start(example: unknown) {
    if (!input.current || example === undefined) return
    typeInto(input.current, jsonText(example))
  }
  return (
    <>
      {examples && isEmpty && !isDisabled && <JsonExamples examples={examples} onChoose={start} />}
      <Textarea
        data-own-undo
        {...inputProps(value)}
        aria-labelledby={labelledBy}
        ref={input}
        rows={8}
        className={styles.code}
        spellCheck={false}
        defaultValue={jsonText(value.get())}
        isDisabled={isDisabled}
        onChange={({ currentTarget }) => typed(currentTarget.value)}
      />
    </>
  )
}

const jsonText = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2))

const isBlank = (value: unknown) => value === undefined || JSON.stringify(value) === '{}'

/** Empty text means no value. */
function parseJson(
  text: string,
): { json?: unknown; problem?: undefined } | { json?: undefined; problem: string } {
  if (text.trim() === '') return {}
  try {
    return { json: JSON.parse(text) as unknown }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

type ExamplesProps = { examples: NonNullable<Field['examples']>; onChoose(example: unknown): void }

function JsonExamples({ examples, onChoose }: ExamplesProps) {
  const [known, setKnown] = useState<Readonly<Record<string, unknown>>>({})
  useEffect(() => {
    let isGone = false
    // The field works without examples.
    examples().then(
      (fetched) => isGone || setKnown(fetched),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [examples])
  return (
    <Select
      aria-label="Start from an example"
      value=""
      onChange={({ currentTarget }) => onChoose(known[currentTarget.value])}
    >
      <Select.Option value="">Start from an example…</Select.Option>
      {Object.keys(known).map((name) => (
        <Select.Option key={name} value={name}>
          {sentence(name)}
        </Select.Option>
      ))}
    </Select>
  )
}
