import { choicesOf, emptyToNone, type FieldProps } from './field-props.ts'

export function SymbolField(props: FieldProps<string>) {
  const choices = choicesOf(props.field)
  if (choices) return <ChoiceField {...props} choices={choices} />
  const { value = '', onChange, control } = props
  return (
    <input
      {...control}
      type="text"
      value={value}
      onChange={(event) => onChange(emptyToNone(event.target.value))}
    />
  )
}

export function TextField({ value = '', onChange, control }: FieldProps<string>) {
  return (
    <textarea
      {...control}
      rows={Math.min(16, Math.max(3, value.split('\n').length + 1))}
      value={value}
      onChange={(event) => onChange(emptyToNone(event.target.value))}
    />
  )
}

/** A value outside the model's list stays visible. */
function ChoiceField({ value = '', onChange, control, choices }: FieldProps<string> & { choices: string[] }) {
  const options = value === '' || choices.includes(value) ? choices : [...choices, value]
  return (
    <select {...control} value={value} onChange={(event) => onChange(emptyToNone(event.target.value))}>
      <option value="">—</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}

/** One value per line, or checkboxes if the model lists values. */
export function TextsField({ field, value = [], onChange, control }: FieldProps<string[]>) {
  const choices = choicesOf({ validations: field.items?.validations })
  const change = (next: string[]) => onChange(next.length > 0 ? next : undefined)
  if (!choices)
    return (
      <textarea
        {...control}
        rows={Math.max(3, value.length + 1)}
        placeholder="One per line"
        value={value.join('\n')}
        onChange={(event) => change(event.target.value === '' ? [] : event.target.value.split('\n'))}
      />
    )
  return (
    <fieldset id={control.id} aria-describedby={control['aria-describedby']} className="choices">
      <legend className="hidden">{field.name}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={value.includes(choice)}
            onChange={({ target }) =>
              change(choices.filter((each) => (each === choice ? target.checked : value.includes(each))))
            }
          />
          {choice}
        </label>
      ))}
    </fieldset>
  )
}
