import type { Picker } from '@association/content/define/field.ts'
import { TextInput } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import type { EditorProps } from '../field/editor-props.ts'
import { inputProps } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
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

export const namesIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** The last class wins. */
export const chosenClass = (names: readonly string[], classes: Readonly<Record<string, string>>) =>
  names.findLast((name) => Object.hasOwn(classes, name))

export function withClass(text: string, classes: Readonly<Record<string, string>>, chosen: string): string {
  const names = namesIn(text)
  const place = names.findIndex((name) => Object.hasOwn(classes, name))
  const others = names.filter((name) => !Object.hasOwn(classes, name))
  if (chosen === '') return others.join(' ')
  return others.toSpliced(place === -1 ? others.length : place, 0, chosen).join(' ')
}

/** `none` describes the effect without a class. */
type ClassChoice = { name: string; none: string; classes: Readonly<Record<string, string>> }

const spacingSteps = ['None', 'Tiny', 'Small', 'Medium', 'Large', 'Huge']
const spacingClasses = (prefix: string) =>
  Object.fromEntries(spacingSteps.map((words, step) => [`${prefix}-${step}`, words]))
const columnClasses = (prefix: string) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`${prefix}-${index + 1}`, `${index + 1} of 12 columns`]),
  )

/** These classes come from `site/styles/utilities.css` and the Bootstrap grid. */
const generalChoices: readonly ClassChoice[] = [
  {
    name: 'Text',
    none: 'As usual',
    classes: { 'text-start': 'Left', 'text-center': 'Centered', 'text-end': 'Right' },
  },
  { name: 'Space below', none: 'As usual', classes: spacingClasses('mb') },
  { name: 'Space above', none: 'As usual', classes: spacingClasses('mt') },
  { name: 'Corners', none: 'Square', classes: { rounded: 'Rounded' } },
  { name: 'Box', none: 'None', classes: { card: 'White card' } },
]
const spacingChoices: readonly ClassChoice[] = [
  { name: 'Above and below', none: 'None', classes: spacingClasses('py') },
  { name: 'Left and right', none: 'None', classes: spacingClasses('px') },
]
const widthChoices: readonly ClassChoice[] = [
  { name: 'Phones', none: 'As usual', classes: columnClasses('col') },
  { name: 'Tablets', none: 'As on phones', classes: columnClasses('col-md') },
  { name: 'Computers', none: 'As on tablets', classes: columnClasses('col-lg') },
]

function choicesFor(picker: Picker | undefined): readonly ClassChoice[] {
  if (picker === 'spacing') return spacingChoices
  return picker === 'columns' ? widthChoices : generalChoices
}
