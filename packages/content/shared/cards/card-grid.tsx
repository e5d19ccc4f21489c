import { Children, type ReactNode } from 'react'
import type { Mark } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { properties } from '../../safe/properties.ts'
import styles from './card-grid.module.css'

export const cardColumns = { row: 12, card: 4 } as const

/** Returns how many cards of people stand in a row, so that the last row has as few gaps as possible. */
export const peopleColumns = (count: number) => (gapsIn(count, 3) < gapsIn(count, 4) ? 3 : 4)

const gapsIn = (count: number, columns: number) => (columns - (count % columns)) % columns

type Props = {
  /** Per row on large screens, tablets and phones. */
  counts?: { large?: number | undefined; small?: number | undefined; extraSmall?: number | undefined }
  cardClasses?: string | undefined
  /** Which row of three is wider where the count leaves a gap. */
  wideRow?: 'first' | 'last'
  mark?: Mark
  children: ReactNode
}

export function CardGrid({ counts = {}, cardClasses, wideRow = 'last', mark, children }: Props) {
  return (
    <ul
      className={classNames(
        styles.grid,
        (counts.small ?? 2) === 2 && styles.halves,
        (counts.large ?? 3) === 3 && (wideRow === 'last' ? styles.thirds : styles.belowWide),
      )}
      style={properties({
        '--span': spanOf(counts.large),
        '--small-span': spanOf(counts.small),
        '--extra-small-span': spanOf(counts.extraSmall),
      })}
      {...mark}
    >
      {Children.toArray(children).map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name than its place
        <li key={index} className={classNames(styles.cell, cardClasses)}>
          {card}
        </li>
      ))}
    </ul>
  )
}

const spanOf = (count: number | undefined) =>
  count === undefined || count < 1 ? undefined : Math.max(1, Math.floor(cardColumns.row / count))
