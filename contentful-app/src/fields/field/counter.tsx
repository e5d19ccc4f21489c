import type { Kind } from '@association/content'
import { useEffect, useRef } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'
import styles from './fields.module.css'

const counted: ReadonlySet<Kind> = new Set(['text', 'longText', 'markdown', 'html', 'url', 'classes', 'date'])

export function Counter({ value }: { value: FieldValue }) {
  const { kind, min, max } = value.field
  if (!counted.has(kind) || (min === undefined && max === undefined)) return null
  return <Count value={value} />
}

/** The count is no live region: only the approach of the limit is announced, and the issues report an excess. */
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

type LengthLimits = { min?: number; max?: number }

export function countText(length: number, { min, max }: LengthLimits): string {
  const count = max === undefined ? `${length} characters` : `${length} of ${max} characters`
  return min ? `${count}, at least ${min}` : count
}

const nearShare = 0.9

export const isNearLimit = (length: number, max: number | undefined) =>
  max !== undefined && length >= max * nearShare && length <= max
