import { Textarea } from '@contentful/f36-components'
import { useEffect, useMemo, useRef, useState } from 'react'
import { inTime, loadingMs } from '../../../base/in-time.ts'
import type { Session } from '../../../contentful/session.ts'
import type { EditorProps } from '../../field/editor-props.ts'
import { inputProps } from '../../field/input-props.ts'
import { useDisabled } from '../../field/use-disabled.ts'
import { markdownFormats } from '../model/formats.ts'
import styles from '../rich-text.module.css'
import { TextField } from '../text-field.tsx'
import type { MarkdownSource } from './markdown-source.ts'

export function MarkdownField({ value, session }: EditorProps) {
  const isDisabled = useDisabled(value)
  // Undo can restore the same text, so a new object marks each change.
  const [shown, setShown] = useState(() => ({ markdown: String(value.get() ?? '') }))
  useEffect(() => value.onOutsideChange((next) => setShown({ markdown: String(next ?? '') })), [value])
  const { id, 'aria-describedby': describedBy, 'aria-required': isRequired } = inputProps(value)
  return (
    <MarkdownTextEditor
      {...{ session, id, describedBy, isRequired, isDisabled }}
      label={value.label}
      shown={shown}
      onChange={value.set}
    />
  )
}

type TextProps = {
  session: Session
  /** A new object replaces the text. */
  shown: { markdown: string }
  onChange(markdown: string): void
  id: string
  label: string
  describedBy?: string
  isRequired?: boolean
  isDisabled?: boolean
}

type EditorMode = { phase: 'reading' } | { phase: 'visual'; source: MarkdownSource } | { phase: 'source' }

function MarkdownTextEditor(props: TextProps) {
  const { session, id, label, describedBy, isRequired = false, isDisabled = false } = props
  const reading = useReading(props)
  const attributes = useMemo(
    () => ({
      id,
      'aria-required': String(isRequired),
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    }),
    [id, isRequired, describedBy],
  )
  if (reading.phase === 'visual')
    return (
      <TextField
        {...{ session, attributes, label, isDisabled }}
        source={reading.source}
        formats={markdownFormats}
        isSmall
      />
    )
  return <SourceEditor {...props} isReading={reading.phase === 'reading'} />
}

function SourceEditor(props: TextProps & { isReading: boolean }) {
  const { id, label, shown, onChange, describedBy, isDisabled = false, isReading } = props
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== shown.markdown) input.current.value = shown.markdown
  }, [shown])
  return (
    <>
      <Textarea
        ref={input}
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        rows={4}
        defaultValue={shown.markdown}
        isDisabled={isDisabled}
        isReadOnly={isReading}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {!isReading && (
        <p className={styles.note}>
          This text contains HTML, a picture or code, so it is edited as Markdown. Remove that part to edit
          the text as visitors see it.
        </p>
      )}
    </>
  )
}

function useReading({ shown, onChange }: TextProps): EditorMode {
  const [reading, setReading] = useState<EditorMode>({ phase: 'reading' })
  const write = useRef(onChange)
  write.current = onChange
  const open = useRef<MarkdownSource>(undefined)
  useEffect(() => {
    const { markdown } = shown
    if (open.current?.markdown() === markdown) return
    let isOver = false
    void read(markdown, (written) => write.current(written)).then((source) => {
      if (isOver) return
      if (source && open.current) open.current.show(markdown, source.text())
      else {
        open.current = source
        setReading(source ? { phase: 'visual', source } : { phase: 'source' })
      }
    })
    return () => {
      isOver = true
    }
  }, [shown])
  return reading
}

async function read(markdown: string, onWrite: (markdown: string) => void) {
  try {
    const [{ textFromMarkdown }, { markdownSource }] = await inTime(
      Promise.all([import('./markdown-text.ts'), import('./markdown-source.ts')]),
      loadingMs,
    )
    const text = await textFromMarkdown(markdown)
    return text && markdownSource({ markdown, text }, onWrite)
  } catch {
    return undefined // the parser failed to load: the source is still editable
  }
}
