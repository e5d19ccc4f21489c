/** Widths of the page in CSS pixels, the smallest first: most visitors come with a phone. */
export const viewports = [
  { id: 'phone', name: 'Phone', width: 375 },
  { id: 'tablet', name: 'Tablet', width: 820 },
  { id: 'desktop', name: 'Desktop', width: 1440 },
] as const

export type Viewport = (typeof viewports)[number]

/** One width, or all of them beside each other. */
export type Width = Viewport['id'] | 'all'

export const isWidth = (value: unknown): value is Width =>
  value === 'all' || viewports.some(({ id }) => id === value)

/** The widths shown for a choice. */
export const viewportsFor = (width: Width) =>
  width === 'all' ? viewports : viewports.filter(({ id }) => id === width)

/** How a page of `width` fits the room there is: shrunk, never enlarged. Heights are the frame's own pixels. */
export function scaled({ width }: Pick<Viewport, 'width'>, room: { width: number; height: number }) {
  const scale = Math.min(1, room.width / width)
  return { scale, height: Math.round(room.height / scale) }
}
