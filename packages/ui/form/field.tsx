import type { ReactNode } from 'react'
import styles from './form.module.css'
import { messages } from './messages.ts'

/** The control needs these, so that its label, help and feedback are announced. */
export type ControlAttributes = {
  id: string
  required?: true
  'aria-describedby'?: string
  'aria-invalid'?: true
}

type Props = {
  id: string
  label: ReactNode
  isRequired?: boolean
  help?: string
  feedback?: readonly string[]
  isInvalid?: boolean
  children(control: ControlAttributes): ReactNode
}

export function Field({ id, label, isRequired, help, feedback = [], isInvalid, children }: Props) {
  const helpId = help ? `${id}-help` : undefined
  const feedbackId = feedback.length > 0 ? `${id}-feedback` : undefined
  const described = [helpId, feedbackId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isRequired ? <Asterisk /> : null}
      </label>
      {children({
        id,
        ...(isRequired && { required: true }),
        ...(described && { 'aria-describedby': described }),
        ...(isInvalid && { 'aria-invalid': true }),
      })}
      {help ? (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      ) : null}
      {/* Screen readers announce only changes inside an existing region. */}
      <div id={feedbackId} role="status" className={isInvalid ? styles.error : styles.help}>
        {feedback.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}

/** Place it once, before the first required field. */
export const RequiredNote = () => (
  <p className={styles.help}>
    <Asterisk /> {messages.requiredNote}
  </p>
)

/** The control itself announces that it is required. */
const Asterisk = () => (
  <span aria-hidden="true" className={styles.asterisk}>
    *
  </span>
)
