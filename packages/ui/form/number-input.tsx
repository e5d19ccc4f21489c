import type { ChangeEventHandler, ReactNode } from 'react'
import { Field } from './field.tsx'
import styles from './form.module.css'
import { isOutside, numberFeedback } from './number-feedback.ts'

type Props = {
  id: string
  name: string
  label: ReactNode
  /** `NaN` when emptied. */
  value?: number
  min?: number
  max?: number
  isWhole?: boolean
  isRequired?: boolean
  help?: string
  /** Shows while no limit is broken. */
  feedback?: string
  isDisabled?: boolean
  /** Without it the browser keeps the value. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: () => void
}

export function NumberInput(props: Props) {
  const { value, min, max, isWhole, feedback, isDisabled, onChange, onBlur, name, ...field } = props
  const kept = onChange ? { value: shown(value), onChange, onBlur } : { defaultValue: value }
  return (
    <Field
      {...field}
      feedback={numberFeedback(value, { min, max, isWhole, feedback })}
      isInvalid={isOutside(value, { min, max, isWhole })}
    >
      {(control) => (
        <input
          {...control}
          {...kept}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          disabled={isDisabled}
          className={styles.number}
        />
      )}
    </Field>
  )
}

const shown = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? '' : value)
