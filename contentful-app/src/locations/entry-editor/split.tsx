import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { browserMemory } from '../../base/storage/memory.ts'
import styles from './entry-editor.module.css'

const memoryKey = 'association-app:desk-split'
/** The width of the form in percent of the room beside the outline. */
export const share = { first: 46, least: 30, most: 70, step: 2 } as const

export const shareOf = (kept: string | undefined) => within(Number.parseFloat(kept ?? '') || share.first)
const within = (percent: number) => Math.min(Math.max(Math.round(percent), share.least), share.most)

export const keptShare = () => shareOf(browserMemory.get(memoryKey))

export function Split() {
  const line = useRef<HTMLDivElement>(null)
  const [percent, setPercent] = useState(keptShare)
  const show = (next: number) => line.current?.parentElement?.style.setProperty('--share', `${within(next)}`)
  const keep = (next: number) => {
    show(next)
    setPercent(within(next))
    browserMemory.set(memoryKey, String(within(next)))
  }
  const dragged = (event: PointerEvent<HTMLElement>) => percentAt(event, line.current)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is no thematic break
    <div
      ref={line}
      role="separator"
      aria-label="Width of the form"
      aria-orientation="vertical"
      aria-valuenow={percent}
      aria-valuemin={share.least}
      aria-valuemax={share.most}
      tabIndex={0}
      className={styles.split}
      onKeyDown={(event) => {
        const next = keyed(event, percent)
        if (next === undefined) return
        event.preventDefault()
        keep(next)
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) show(dragged(event))
      }}
      onPointerUp={(event) => keep(dragged(event))}
    />
  )
}

function keyed({ key }: KeyboardEvent, percent: number): number | undefined {
  if (key === 'ArrowLeft') return percent - share.step
  if (key === 'ArrowRight') return percent + share.step
  return key === 'Home' ? share.least : key === 'End' ? share.most : undefined
}

function percentAt({ clientX }: PointerEvent, line: HTMLElement | null): number {
  const form = line?.previousElementSibling?.getBoundingClientRect()
  const pane = line?.nextElementSibling?.getBoundingClientRect()
  return form && pane ? ((clientX - form.left) / (pane.right - form.left)) * 100 : share.first
}
