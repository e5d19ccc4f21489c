/** CSS pixels. Smallest first, because most visitors use a phone. */
export const viewports = [
  { id: 'phone', name: 'Phone', width: 375 },
  { id: 'tablet', name: 'Tablet', width: 820 },
  { id: 'desktop', name: 'Desktop', width: 1440 },
] as const

export type Viewport = (typeof viewports)[number]

export type Width = Viewport['id'] | 'all'

export const isWidth = (value: unknown): value is Width =>
  value === 'all' || viewports.some(({ id }) => id === value)

export const viewportsFor = (width: Width) =>
  width === 'all' ? viewports : viewports.filter(({ id }) => id === width)

/** Shrinks a page to the room but never enlarges it. Heights are in frame pixels. */
export function scaled({ width }: Pick<Viewport, 'width'>, room: { width: number; height: number }) {
  const scale = Math.min(1, room.width / width)
  return { scale, height: Math.round(room.height / scale) }
}
