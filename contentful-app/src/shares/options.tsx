import { useId } from 'react'
import styles from './shares.module.css'

type Option<Id> = { id: Id; name: string; help?: string }
type Props<Id> = {
  label: string
  options: readonly Option<Id>[]
  chosen: NoInfer<Id>
  onChoose(id: NoInfer<Id>): void
}

export function Options<Id extends string>({ label, options, chosen, onChoose }: Props<Id>) {
  const name = useId()
  return (
    <fieldset className={styles.options}>
      <legend>{label}</legend>
      {options.map(({ id, name: words, help }) => (
        <label key={id} className={styles.option}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            {words}
            {help && <small>{help}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
