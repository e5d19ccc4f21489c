import type { FieldValue } from '../../entry/field-value.ts'
import styles from './controls.module.css'

type Props = { value: FieldValue; isSet: boolean; isDisabled: boolean; onReset(): void }

export function ResetButton({ value, isSet, isDisabled, onReset }: Props) {
  const { field, label } = value
  if (!isSet || isDisabled || field.required) return null
  const words = field.default === undefined ? 'Clear' : 'Use the default'
  return (
    <button type="button" className={styles.reset} aria-label={`${words}: ${label}`} onClick={onReset}>
      {words}
    </button>
  )
}
