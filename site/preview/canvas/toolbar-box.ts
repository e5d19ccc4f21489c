import type { CSSProperties } from 'react'
import type { Box } from './blocks/box.ts'

/** CSS pixels at full size. */
const toolbar = { height: 34, width: 330 }

/** Above the block, or inside without room. Tools grow in a preview that is scaled down, to stay clickable. */
export function toolbarBox({ left, top, width, height }: Box, scale: number): CSSProperties {
  const zoom = zoomOf(scale)
  const above = toolbar.height * zoom
  const isAbove = top >= above
  const most = document.documentElement.clientWidth - toolbar.width * zoom
  const start = Math.max(Math.min(left, most), 0)
  return {
    left: start,
    top: isAbove ? top - above : top,
    width: Math.max(width + left - start, 0),
    height: isAbove ? height + above : height,
  }
}

const mostZoom = 2.6

export const zoomOf = (scale: number) => Math.min(Math.max(1 / scale, 1), mostZoom)
