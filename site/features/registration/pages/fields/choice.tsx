import type { ReactNode } from 'react'
import styles from './fields.module.css'

type Props = {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  value: string
  isChosen: boolean
  isDisabled?: boolean
  /** Texts only: the whole of it is the label. */
  children: ReactNode
  /** At the end of the card, such as a price. */
  aside?: ReactNode
}

/** A choice as a card that can be pressed anywhere. */
export const Choice = ({ isChosen, isDisabled, children, aside, ...input }: Props) => (
  <label className={styles.choice}>
    <input {...input} defaultChecked={isChosen} disabled={isDisabled} className={styles.input} />
    <span className={styles.words}>{children}</span>
    {aside ? <span className={styles.aside}>{aside}</span> : null}
  </label>
)

/** The name of a choice. */
export const ChoiceTitle = ({ children }: { children: ReactNode }) => (
  <span className={styles.title} dir="auto">
    {children}
  </span>
)

/** More about a choice, on a line of its own. */
export const ChoiceText = ({ children }: { children: ReactNode }) => (
  <span className={styles.text}>{children}</span>
)

/** A word that matters, such as “Sold out”. */
export const ChoiceMark = ({ children, isBad = false }: { children: ReactNode; isBad?: boolean }) => (
  <span className={isBad ? styles.badMark : styles.mark}>{children}</span>
)
