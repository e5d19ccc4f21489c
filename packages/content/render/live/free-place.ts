/** CSS pixels from one origin. */
export type Box = { left: number; top: number; right: number; bottom: number }

type Options = {
  size: number
  taken: readonly Box[]
  room: Box
}

const stepPx = 4
/** Editors expect a marker near the top. */
const farthestPx = 1200
const insetPx = 2

/** Finds a place that covers nothing, near the top right corner if possible; else the one that covers least. */
export function freePlace(block: Box, { size, taken, room }: Options): Box {
  const near = taken.filter((box) => overlap(box, grown(block, size + 2 * insetPx)) > 0)
  let best: { place: Box; covered: number } | undefined
  for (const place of candidates(block, size)) {
    if (!isWithin(place, room)) continue
    const covered = total(near.map((box) => overlap(box, place)))
    if (covered === 0) return place
    if (best === undefined || covered < best.covered) best = { place, covered }
  }
  return best?.place ?? square(block.right - size, block.top, size)
}

/** Goes downwards: right edge inside and outside, then left edge outside and inside. */
function* candidates({ left, top, right, bottom }: Box, size: number): Generator<Box> {
  const columns = [right - size - insetPx, right + insetPx, left - size - insetPx, left + insetPx]
  const last = Math.min(bottom - size, top + farthestPx)
  for (const row of [
    top + insetPx,
    top - size - insetPx,
    ...rows(top + insetPx + stepPx, last),
    bottom + insetPx,
  ])
    for (const column of columns) yield square(column, row, size)
}

const rows = (first: number, last: number) =>
  Array.from(
    { length: Math.max(0, Math.floor((last - first) / stepPx) + 1) },
    (_, index) => first + index * stepPx,
  )

const square = (left: number, top: number, size: number): Box => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
})

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

export const isWithin = (box: Box, room: Box) =>
  box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
