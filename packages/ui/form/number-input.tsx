import type { ChangeEventHandler } from 'react'
import { Field } from './field.tsx'
import styles from './form.module.css'
import { isOutside, numberFeedback } from './number-feedback.ts'

type Props = {
  id: string
  name: string
  label: string
  value?: number
  min?: number
  max?: number
  isRequired?: boolean
  help?: string
  /** Said while no limit is broken. */
  feedback?: string
  isDisabled?: boolean
  /** Without it the browser keeps the value. */
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** A number between limits, with what is wrong about it below. */
export function NumberInput({ value, min, max, feedback, isDisabled, onChange, name, ...field }: Props) {
  const kept = onChange ? { value: value ?? '', onChange } : { defaultValue: value }
  return (
    <Field
      {...field}
      feedback={numberFeedback(value, { min, max, feedback })}
      isInvalid={isOutside(value, { min, max })}
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
