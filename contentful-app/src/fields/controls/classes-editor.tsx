import { TextInput } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import type { EditorProps } from '../field/editor-props.ts'
import { inputProps } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { type ClassChoice, choicesFor } from './class-choices.ts'
import { chosenClass, namesIn, withClass } from './class-names.ts'
import styles from './controls.module.css'

export function ClassesEditor({ value }: EditorProps) {
  const text = useRef<HTMLInputElement>(null)
  const isDisabled = useDisabled(value)
  const [current, setCurrent] = useState(() => textOf(value.get()))
  useEffect(
    () =>
      value.onOutsideChange((next) => {
        if (text.current) text.current.value = textOf(next)
        setCurrent(textOf(next))
      }),
    [value],
  )
  const shown = current || String(value.field.default ?? '')
  const choose = ({ name, classes }: ClassChoice, chosen: string) => {
    const next = withClass(shown, classes, chosen)
    if (text.current) text.current.value = next
    setCurrent(next)
    value.act(next, `Changed ${name.toLowerCase()} of ${value.label}`)
  }
  return (
    <div className={styles.classes}>
      <div className={styles.classChoices}>
        {choicesFor(value.field.picker).map((choice) => (
          <label key={choice.name} className={styles.classChoice}>
            <span>{choice.name}</span>
            <select
              disabled={isDisabled}
              value={chosenClass(namesIn(shown), choice.classes) ?? ''}
              onChange={({ currentTarget }) => choose(choice, currentTarget.value)}
            >
              <option value="">{choice.none}</option>
              {Object.entries(choice.classes).map(([className, words]) => (
                <option key={className} value={className}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <TextInput
        {...inputProps(value)}
        ref={text}
        spellCheck={false}
        defaultValue={current}
        placeholder={String(value.field.default ?? '')}
        isDisabled={isDisabled}
        onChange={({ currentTarget }) => value.set(currentTarget.value)}
        onBlur={({ currentTarget }) => setCurrent(currentTarget.value)}
      />
    </div>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
