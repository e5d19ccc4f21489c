import type { ReactNode } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'
import { describedBy } from '../field/input-props.ts'
import styles from './controls.module.css'

export type Option<Value> = { value: Value; name: string; picture?: ReactNode }

type Props<Value> = {
  value: FieldValue
  options: readonly Option<Value>[]
  chosen: Value | undefined
  isDisabled: boolean
  /** `cells` shows only the pictures, without gaps. */
  look?: 'segments' | 'cells' | undefined
  onChoose(chosen: Value): void
}

/** Native radio buttons make one Tab stop, and arrow keys choose. */
export function RadioRow<Value extends string | number>(props: Props<Value>) {
  const { value, options, chosen, isDisabled, look = 'segments', onChoose } = props
  return (
    <div
      role="radiogroup"
      aria-label={value.label}
      tabIndex={-1}
      className={styles[look]}
      {...describedBy(value)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.name}>
          <input
            type="radio"
            className={styles.radio}
            name={`choice-${value.id}`}
            checked={option.value === chosen}
            disabled={isDisabled}
            aria-label={option.name}
            onChange={() => onChoose(option.value)}
          />
          {option.picture}
          {(look === 'segments' || !option.picture) && <span aria-hidden="true">{option.name}</span>}
        </label>
      ))}
    </div>
  )
}
