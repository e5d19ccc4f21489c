import type { ReactNode } from 'react'
import styles from './controls.module.css'

/** Bars on a grid of 20 × 16: left, top, width, height. */
type Bars = readonly (readonly [number, number, number, number])[]

const lines = (lefts: readonly number[], widths: readonly number[]): Bars =>
  lefts.map((left, index) => [left, 2 + index * 4.5, widths[index] ?? 0, 2.5])

const texts: Record<string, Bars> = {
  left: lines([1, 1, 1], [14, 18, 10]),
  center: lines([3, 1, 5], [14, 18, 10]),
  right: lines([5, 1, 9], [14, 18, 10]),
  justify: lines([1, 1, 1], [18, 18, 18]),
}

const across: Record<string, Bars> = {
  start: [
    [1, 5, 5, 6],
    [7.5, 5, 5, 6],
  ],
  center: [
    [4.5, 5, 5, 6],
    [10.5, 5, 5, 6],
  ],
  end: [
    [7.5, 5, 5, 6],
    [14, 5, 5, 6],
  ],
  between: [
    [1, 5, 5, 6],
    [14, 5, 5, 6],
  ],
  around: [
    [3, 5, 5, 6],
    [12, 5, 5, 6],
  ],
  evenly: [
    [3.5, 5, 5, 6],
    [11.5, 5, 5, 6],
  ],
}
const down: Record<string, Bars> = {
  start: [
    [3, 1, 5, 7],
    [12, 1, 5, 10],
  ],
  center: [
    [3, 4.5, 5, 7],
    [12, 3, 5, 10],
  ],
  end: [
    [3, 8, 5, 7],
    [12, 5, 5, 10],
  ],
  stretch: [
    [3, 1, 5, 14],
    [12, 1, 5, 14],
  ],
}
const directions: Record<string, Bars> = {
  row: [
    [1, 4, 8, 8],
    [11, 6, 8, 4],
  ],
  'row-reverse': [
    [1, 6, 8, 4],
    [11, 4, 8, 8],
  ],
  column: [
    [4, 1, 12, 8],
    [4, 11, 12, 4],
  ],
  'column-reverse': [
    [4, 1, 12, 4],
    [4, 7, 12, 8],
  ],
  horizontal: [
    [1, 4, 5, 8],
    [7.5, 4, 5, 8],
    [14, 4, 5, 8],
  ],
  vertical: [
    [4, 1, 12, 4],
    [4, 6, 12, 4],
    [4, 11, 12, 4],
  ],
}
const sides: Record<string, Bars> = {
  top: [
    [1, 1, 18, 2],
    [4, 6, 12, 8],
  ],
  right: [
    [17, 1, 2, 14],
    [3, 4, 11, 8],
  ],
  bottom: [
    [1, 13, 18, 2],
    [4, 2, 12, 8],
  ],
  left: [
    [1, 1, 2, 14],
    [6, 4, 11, 8],
  ],
}

export function optionPicture(field: string, option: string): ReactNode {
  const bars = drawingsFor(field)[option]
  return bars && <Bars bars={bars} />
}

function drawingsFor(field: string): Record<string, Bars> {
  if (/direction$/i.test(field)) return directions
  if (/side$/i.test(field)) return sides
  if (/textAlign/i.test(field)) return { ...across, ...texts }
  if (/vertical|alignSelf/i.test(field)) return down
  return /align|justify/i.test(field) ? across : {}
}

function Bars({ bars }: { bars: Bars }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
      {bars.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1" />
      ))}
    </svg>
  )
}
