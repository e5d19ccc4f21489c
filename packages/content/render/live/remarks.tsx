'use client'
import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Entry } from '../../define/values.ts'
import { problemsOf } from '../../derive/read.ts'
import type { Issue } from '../../rules/finding.ts'
import styles from './remarks.module.css'

/** What the rules say of the entries of a preview; it changes while somebody types, and blocks hear only of their own. */
export type RemarkSource = {
  of(entry: Pick<Entry, 'space' | 'id'>): readonly Issue[]
  subscribe(listener: () => void): () => void
}

const none: readonly Issue[] = []
const shownAtOnce = 3
const insetPx = 4

/** Markers at the corner of a block: what is to be mended in it shows at a touch, a click opens the field. They take no room. */
export function Remarks({ entry, source }: { entry: Entry; source: RemarkSource | undefined }) {
  const issues = useSyncExternalStore(
    useCallback((listener) => source?.subscribe(listener) ?? (() => {}), [source]),
    () => source?.of(entry) ?? none,
    () => none,
  )
  // What the reader says of a field stands above the block already.
  const noted = problemsOf(entry).map(({ field }) => field)
  const remarks = issues
    .filter(({ field }) => field === undefined || !noted.includes(field))
    .toSorted(bySeverity)
  const box = useRef<HTMLDivElement>(null)
  useCorner(box, remarks.length > 0)
  if (remarks.length === 0) return null
  const more = remarks.length - shownAtOnce
  return (
    <div ref={box} className={styles.remarks} style={{ margin: 0 }}>
      {remarks.slice(0, shownAtOnce).map(({ rule, severity, field = '', message }) => (
        <button
          key={`${field}/${message}`}
          type="button"
          className={styles[severity]}
          data-rule={rule}
          data-problem={`${entry.space}/${entry.id}`}
          data-contentful-entry-id={entry.id}
          data-contentful-field-id={field}
        >
          <span className="visually-hidden">{severity === 'error' ? 'Error: ' : 'Advice: '}</span>
          {message}
        </button>
      ))}
      {more > 0 && <span className={styles.more}>and {more} more</span>}
    </div>
  )
}

const bySeverity = (one: Issue, other: Issue) =>
  Number(other.severity === 'error') - Number(one.severity === 'error')

/** Puts the box at the corner of the block after it, which no style can in a grid or beside others, and keeps it there. */
function useCorner(box: RefObject<HTMLDivElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const [markers, block] = [box.current, box.current?.nextElementSibling]
    if (!isShown || !markers || !(block instanceof HTMLElement)) return
    const place = () => {
      markers.style.top = `${block.offsetTop + insetPx}px`
      markers.style.left = `${block.offsetLeft + block.offsetWidth - insetPx}px`
    }
    const sizes = new ResizeObserver(place)
    for (const element of [block, document.body]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [box, isShown])
}
