import { useState } from 'react'
import { choicesOf, emptyToNone, type FieldProps } from './field-props.ts'

/** Input that is not a number yet is not stored. */
export function NumberField({ field, value, onChange, control }: FieldProps<number>) {
  const [draft, setDraft] = useState<string>()
  const choices = choicesOf(field)
  const read = (text: string) => {
    const number = Number(text.trim())
    const isNumber = text.trim() !== '' && Number.isFinite(number)
    setDraft(isNumber && String(number) === text ? undefined : text)
    if (isNumber || text.trim() === '') onChange(isNumber ? number : undefined)
  }
  const shown = draft ?? String(value ?? '')
  if (choices)
    return (
      <select {...control} value={shown} onChange={(event) => read(event.target.value)}>
        <option value="">—</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  return (
    <input
      {...control}
      type="text"
      inputMode={field.type === 'Integer' ? 'numeric' : 'decimal'}
      value={shown}
      onChange={(event) => read(event.target.value)}
      onBlur={() => setDraft(undefined)}
    />
  )
}

const answers = [
  [true, 'Yes'],
  [false, 'No'],
  [undefined, 'Not set'],
] as const

export function BooleanField({ field, value, onChange, control }: FieldProps<boolean>) {
  return (
    <fieldset id={control.id} aria-describedby={control['aria-describedby']} className="choices">
      <legend className="hidden">{field.name}</legend>
      {answers.map(([answer, label]) => (
        <label key={label}>
          <input
            type="radio"
            name={control.id}
            checked={value === answer}
            onChange={() => onChange(answer)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

export function DateField({ field, value, onChange, control }: FieldProps<string>) {
  const parts = partsOfDate(value)
  const change = (next: Partial<DateParts>) => onChange(composeDate({ ...parts, ...next }))
  return (
    <div className="inline">
      <input
        {...control}
        type="date"
        value={parts.day}
        onChange={(event) => change({ day: event.target.value })}
      />
      <input
        type="time"
        aria-label={`${field.name}: time`}
        value={parts.time}
        disabled={parts.day === ''}
        onChange={(event) => change({ time: event.target.value })}
      />
      {parts.time !== '' && (
        <input
          type="text"
          aria-label={`${field.name}: offset from UTC`}
          size={7}
          value={parts.zone}
          onChange={(event) => change({ zone: event.target.value })}
        />
      )}
    </div>
  )
}

/** Only valid JSON is stored. */
export function JsonField({ value, onChange, control }: FieldProps<unknown>) {
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState('')
  const shown = draft ?? (value === undefined ? '' : JSON.stringify(value, null, 2))
  const read = (text: string) => {
    setDraft(text)
    try {
      onChange(emptyToNone(text) && JSON.parse(text))
      setProblem('')
    } catch (error) {
      setProblem(`This is not valid JSON yet: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return (
    <>
      <textarea
        {...control}
        className="code"
        spellCheck={false}
        rows={Math.min(24, Math.max(4, shown.split('\n').length + 1))}
        value={shown}
        onChange={(event) => read(event.target.value)}
        onBlur={() => problem === '' && setDraft(undefined)}
      />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

/** Without a time, a Contentful date has no zone. */
type DateParts = { day: string; time: string; zone: string }

const dateForm = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/

export function partsOfDate(value: string | undefined): DateParts {
  const [, day = '', time = '', zone = ''] = dateForm.exec(value ?? '') ?? []
  return { day, time, zone: zone === '' ? 'Z' : zone }
}

export function composeDate({ day, time, zone }: DateParts): string | undefined {
  if (day === '') return undefined
  return time === '' ? day : `${day}T${time}${/^[+-]\d\d:\d\d$/.test(zone) ? zone : 'Z'}`
}
