import type { FragmentInstance } from 'react'

/** A part of the page, in CSS pixels from its top left corner. */
export type Box = { left: number; top: number; width: number; height: number }

/** What a block covers, as far as it can be seen within the width of the page. Nothing for a block that shows nothing. */
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

/** The box around rectangles of the window. */
export function around(rects: readonly Edges[], origin: Origin): Box | undefined {
  const left = Math.max(Math.min(...rects.map((rect) => rect.left)), 0)
  const right = Math.min(Math.max(...rects.map((rect) => rect.right)), origin.width)
  const top = Math.min(...rects.map((rect) => rect.top))
  const bottom = Math.max(...rects.map((rect) => rect.bottom))
  if (right <= left || bottom <= top) return undefined
  return { left: left + origin.left, top: top + origin.top, width: right - left, height: bottom - top }
}
