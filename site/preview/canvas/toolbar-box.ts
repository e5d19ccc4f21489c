import type { CSSProperties } from 'react'
import type { Box } from './blocks/box.ts'

/** CSS pixels of the toolbar at full size. */
const toolbar = { height: 34, width: 330 }

/**
 * The box in which the toolbar follows the window: above the block, or in it where there is no room above. A preview
 * that is shown small has larger tools, so that they can be hit.
 */
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

/** How much larger tools are drawn in a preview of this scale. */
export const zoomOf = (scale: number) => Math.min(Math.max(1 / scale, 1), mostZoom)
