import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import styles from '../cards/cards.module.css'
import { seatsWords } from './seats-words.ts'

type Props = { entry: Entry<'product'>; page: Page }

/** Only the registration has the exact number. */
export function SeatsLeft({ entry, page }: Props): ReactNode {
  const words = seatsWords(page.seats?.(entry))
  return words ? <p className={styles.seats}>{words}</p> : null
}
