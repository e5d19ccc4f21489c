import type { ReactNode } from 'react'
import styles from './fields.module.css'

type Props = {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  value: string
  isChosen: boolean
  isDisabled?: boolean
  /** Text only, because it is in the label. */
  children: ReactNode
  aside?: ReactNode
}

export const Choice = ({ isChosen, isDisabled, children, aside, ...input }: Props) => (
  <label className={styles.choice}>
    <input {...input} defaultChecked={isChosen} disabled={isDisabled} className={styles.input} />
    <span className={styles.words}>{children}</span>
    {aside ? <span className={styles.aside}>{aside}</span> : null}
  </label>
)

export const ChoiceTitle = ({ children }: { children: ReactNode }) => (
  <span className={styles.title} dir="auto">
    {children}
  </span>
)

export const ChoiceText = ({ children }: { children: ReactNode }) => (
  <span className={styles.text}>{children}</span>
)

export const ChoiceMark = ({ children, isBad = false }: { children: ReactNode; isBad?: boolean }) => (
  <span className={isBad ? styles.badMark : styles.mark}>{children}</span>
)
