import type { ReactNode } from 'react'
import styles from './form.module.css'
import { messages } from './messages.ts'

/** What a control must carry so that its label, help and feedback are read out with it. */
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

/** A label, a control and what is said about it. The label of a field that must be filled in has an asterisk. */
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
      {/* Always there, so that what appears in it is announced. */}
      <div id={feedbackId} role="status" className={isInvalid ? styles.error : styles.help}>
        {feedback.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}

/** Explains the asterisk; it stands once, before the first field that has one. */
export const RequiredNote = () => (
  <p className={styles.help}>
    <Asterisk /> {messages.requiredNote}
  </p>
)

/** The control itself says that it is required; the mark is for those who see it. */
const Asterisk = () => (
  <span aria-hidden="true" className={styles.asterisk}>
    *
  </span>
)
