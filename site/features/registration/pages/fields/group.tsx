import form from '@association/ui/form/form.module.css'
import type { ReactNode } from 'react'
import styles from './fields.module.css'

type Props = {
  id: string
  legend: ReactNode
  isChoice?: boolean
  isRequired?: boolean
  problems?: readonly string[]
  children: ReactNode
}

export function Group({ id, legend, isChoice, isRequired, problems = [], children }: Props) {
  const isInvalid = problems.length > 0
  return (
    <fieldset
      className={styles.group}
      data-group={id}
      aria-describedby={isInvalid ? `${id}-feedback` : undefined}
      {...(isChoice && { role: 'radiogroup', 'aria-required': isRequired, 'aria-invalid': isInvalid })}
    >
      <legend className={styles.legend}>
        {legend}
        {isRequired ? (
          <span aria-hidden="true" className={form.asterisk}>
            *
          </span>
        ) : null}
      </legend>
      {isInvalid ? (
        <div id={`${id}-feedback`} className={form.error}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      ) : null}
      {children}
    </fieldset>
  )
}
