import { Field } from '@association/ui/form/field.tsx'
import form from '@association/ui/form/form.module.css'
import { type Entered, problemsAt, textOf } from './entered.ts'

export type TextFieldProps = {
  entered: Entered
  name: string
  label: string
  isRequired?: boolean
  help?: string
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'decimal' | 'numeric'
  autoComplete?: string
  isNarrow?: boolean
}

/** The browser validates nothing, so the page uses its own words. */
export function TextField({ entered, name, label, isRequired, help, isNarrow, ...input }: TextFieldProps) {
  const problems = problemsAt(entered, name)
  return (
    <Field
      id={name}
      label={label}
      feedback={problems}
      isInvalid={problems.length > 0}
      {...(isRequired && { isRequired })}
      {...(help && { help })}
    >
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          name={name}
          // Names can have any direction.
          dir="auto"
          defaultValue={textOf(entered, name)}
          className={isNarrow ? form.number : form.control}
        />
      )}
    </Field>
  )
}
