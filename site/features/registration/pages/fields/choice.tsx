import type { ReactNode } from 'react'
import { type Entered, problemsAt, textOf } from './entered.ts'
import styles from './fields.module.css'
import { Group } from './group.tsx'

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

type ChoicesProps = {
  entered: Entered
  name: string
  legend: string
  isRequired?: boolean
  labels: Readonly<Record<string, string>>
}

/** A link to the field leads to its first choice. */
export const Choices = ({ entered, name, legend, isRequired, labels }: ChoicesProps) => (
  <Group
    id={name}
    legend={legend}
    isChoice
    problems={problemsAt(entered, name)}
    {...(isRequired && { isRequired })}
  >
    {Object.entries(labels).map(([value, label], index) => (
      <Choice
        key={value}
        type="radio"
        id={index === 0 ? name : `${name}-${value}`}
        name={name}
        value={value}
        isChosen={textOf(entered, name) === value}
      >
        <ChoiceTitle>{label}</ChoiceTitle>
      </Choice>
    ))}
  </Group>
)
