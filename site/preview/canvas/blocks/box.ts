import type { FragmentInstance } from 'react'

/** CSS pixels from the top left corner of the page. */
export type Box = { left: number; top: number; width: number; height: number }

/** Clips to the page width. Undefined for an invisible block. */
export function boxOf(shown: FragmentInstance): Box | undefined {
  const rects = shown.getClientRects().filter(({ width, height }) => width > 0 && height > 0)
  if (rects.length === 0) return undefined
  return around(rects, {
    left: window.scrollX,
    top: window.scrollY,
    width: document.documentElement.clientWidth,
  })
}

type Edges = { left: number; top: number; right: number; bottom: number }
type Origin = { left: number; top: number; width: number }

/** `rects` are relative to the window. */
export function around(rects: readonly Edges[], origin: Origin): Box | undefined {
  const left = Math.max(Math.min(...rects.map((rect) => rect.left)), 0)
  const right = Math.min(Math.max(...rects.map((rect) => rect.right)), origin.width)
  const top = Math.min(...rects.map((rect) => rect.top))
  const bottom = Math.max(...rects.map((rect) => rect.bottom))
  if (right <= left || bottom <= top) return undefined
  return { left: left + origin.left, top: top + origin.top, width: right - left, height: bottom - top }
}
