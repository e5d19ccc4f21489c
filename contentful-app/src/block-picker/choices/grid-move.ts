export type Box = { left: number; top: number; width: number; height: number }

/**
 * Returns the option that an arrow key leads to: the next one in the row, or the nearest one in the row above or below.
 */
export function gridMove(boxes: readonly Box[], from: number, key: string): number {
  if (key === 'ArrowRight') return Math.min(from + 1, boxes.length - 1)
  if (key === 'ArrowLeft') return Math.max(from - 1, 0)
  const here = boxes[from]
  if (!here || (key !== 'ArrowDown' && key !== 'ArrowUp')) return from
  const isBeyond = ({ top }: Box) =>
    key === 'ArrowDown' ? top >= here.top + here.height : top + here.height <= here.top + 1
  const others = boxes.map((box, index) => ({ box, index })).filter(({ box }) => isBeyond(box))
  const rows = others.map(({ box }) => Math.abs(box.top - here.top))
  const row = Math.min(...rows)
  const nearest = others
    .filter((_, index) => rows[index] === row)
    .toSorted((one, other) => apart(one.box, here) - apart(other.box, here))[0]
  return nearest?.index ?? from
}

const apart = (one: Box, other: Box) => Math.abs(one.left - other.left)
