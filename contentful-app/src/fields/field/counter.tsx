import type { Kind } from '@association/content'
import { useEffect, useRef } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'
import { countText, isNearLimit } from './count-text.ts'
import styles from './fields.module.css'

const counted: ReadonlySet<Kind> = new Set(['text', 'longText', 'markdown', 'html', 'url', 'classes', 'date'])

export function Counter({ value }: { value: FieldValue }) {
  const { kind, min, max } = value.field
  if (!counted.has(kind) || (min === undefined && max === undefined)) return null
  return <Count value={value} />
}

/**
 * The count is no live region: only the approach of the limit is announced, and the issues report an excess. A
 * keystroke renders nothing.
 */
function Count({ value }: { value: FieldValue }) {
  const count = useRef<HTMLParagraphElement>(null)
  const warning = useRef<HTMLSpanElement>(null)
  const { min, max } = value.field
  useEffect(() => {
    const show = (text: unknown) => {
      const { length } = String(text ?? '')
      write(count.current, countText(length, { min, max }))
      write(warning.current, isNearLimit(length, max) ? `Near the limit of ${max} characters.` : '')
    }
    show(value.get())
    return value.onChange(show)
  }, [value, min, max])
  return (
    <>
      <p ref={count} className={styles.counter} />
      <span ref={warning} className="visually-hidden" role="status" />
    </>
  )
}

/** Rewriting equal text would make a screen reader announce it again. */
function write(element: HTMLElement | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text
}
