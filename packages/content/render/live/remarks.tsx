'use client'
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { Entry } from '../../define/values.ts'
import { problemsOf } from '../../derive/read.ts'
import type { Issue } from '../../rules/finding.ts'
import { arrangeSoon, keepBeside } from './arrange.ts'
import styles from './remarks.module.css'

/** Each block subscribes only to its own findings. */
export type RemarkSource = {
  of(entry: Pick<Entry, 'space' | 'id'>): readonly Issue[]
  subscribe(listener: () => void): () => void
}

const none: readonly Issue[] = []

/** Shows findings on touch or focus; a click opens the field. Takes no space. */
export function Remarks({ entry, source }: { entry: Entry; source: RemarkSource | undefined }) {
  const issues = useSyncExternalStore(
    useCallback((listener) => source?.subscribe(listener) ?? (() => {}), [source]),
    () => source?.of(entry) ?? none,
    () => none,
  )
  // The block already shows the reader's problems with these fields.
  const noted = problemsOf(entry).map(({ field }) => field)
  const remarks = issues
    .filter(({ field }) => field === undefined || !noted.includes(field))
    .toSorted(bySeverity)
  const marker = useRef<HTMLDivElement>(null)
  usePlace(marker, source, remarks.length > 0)
  if (remarks.length === 0) return null
  return (
    <div
      ref={marker}
      className={styles.marker}
      style={{ margin: 0 }}
      data-markers={remarks.length}
      data-severity={remarks[0]?.severity}
    >
      <div className={styles.remarks}>
        {remarks.map(({ rule, severity, field = '', message }) => (
          <button
            key={`${field}/${message}`}
            type="button"
            className={styles[severity]}
            data-rule={rule}
            data-problem={`${entry.space}/${entry.id}`}
            data-contentful-entry-id={entry.id}
            data-contentful-field-id={field}
            onKeyDown={leaveOnEscape}
          >
            <span className="visually-hidden">{severity === 'error' ? 'Error: ' : 'Advice: '}</span>
            {message}
          </button>
        ))}
      </div>
    </div>
  )
}

const bySeverity = (one: Issue, other: Issue) =>
  Number(other.severity === 'error') - Number(one.severity === 'error')

function leaveOnEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.currentTarget.blur()
}

/** Keeps the marker beside its block, also after new findings, because then words have changed. */
function usePlace(marker: RefObject<HTMLElement | null>, source: RemarkSource | undefined, isShown: boolean) {
  useEffect(() => {
    if (!isShown || !marker.current) return undefined
    const stops = [keepBeside(marker.current), source?.subscribe(arrangeSoon)]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [marker, source, isShown])
}
