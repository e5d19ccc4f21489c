import type { Field } from '@association/content'
import { TextInput } from '@contentful/f36-components'
import { useCallback, useEffect, useRef } from 'react'
import type { EditorProps } from '../field/editor-props.ts'
import { inputProps } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { useRestoredText } from '../field/use-restored-text.ts'
import styles from './controls.module.css'

export function NumberEditor({ value, board }: EditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const isDisabled = useDisabled(value)
  const { kind, unit, default: standard } = value.field
  useEffect(
    () =>
      value.onOutsideChange((next) => {
        if (input.current) input.current.value = next === undefined ? '' : String(next)
        board.note(value.id, undefined)
      }),
    [value, board],
  )
  const typed = useCallback(
    (text: string) => {
      const { number, problem } = parseNumber(text, kind === 'integer')
      board.note(value.id, problem)
      if (problem) value.hold(text)
      else value.set(number)
    },
    [value, board, kind],
  )
  useRestoredText({ value, input, typed })
  const step = (by: number) => {
    const next = nextStep(input.current?.value ?? '', by, value.field)
    if (input.current) input.current.value = String(next)
    board.note(value.id, undefined)
    value.act(next, `Changed ${value.label}`, { isContinuous: true })
  }
  return (
    <div className={styles.number}>
      <Step label={`Decrease ${value.label}`} isDisabled={isDisabled} onClick={() => step(-1)}>
        −
      </Step>
      <TextInput
        data-own-undo
        {...inputProps(value)}
        ref={input}
        inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
        defaultValue={value.get() === undefined ? '' : String(value.get())}
        placeholder={standard === undefined ? '' : String(standard)}
        isDisabled={isDisabled}
        onChange={({ currentTarget }) => typed(currentTarget.value)}
      />
      <Step label={`Increase ${value.label}`} isDisabled={isDisabled} onClick={() => step(1)}>
        +
      </Step>
      {unit && <span className={styles.unit}>{unit}</span>}
    </div>
  )
}

type StepProps = { label: string; isDisabled: boolean; children: string; onClick(): void }

const Step = ({ label, isDisabled, ...button }: StepProps) => (
  <button type="button" className={styles.step} aria-label={label} disabled={isDisabled} {...button} />
)

export function nextStep(
  typed: string,
  by: number,
  {
    kind,
    min = -Infinity,
    max = Infinity,
    default: standard,
  }: Pick<Field, 'kind' | 'min' | 'max' | 'default'>,
): number {
  const { number } = parseNumber(typed, kind === 'integer')
  const start = number ?? (typeof standard === 'number' ? standard : undefined)
  if (start === undefined) return Number.isFinite(min) ? min : 0
  // Rounding to two decimals hides errors of binary fractions.
  return Math.min(Math.max(Math.round((start + by) * 100) / 100, min), max)
}

/** Empty text means no value. A comma is a decimal point. */
export function parseNumber(
  typed: string,
  isWhole: boolean,
): { number?: number; problem?: undefined } | { number?: undefined; problem: string } {
  const text = typed.trim().replace(',', '.')
  if (text === '') return {}
  const number = Number(text)
  if (!/^[-+]?\d*\.?\d+$/.test(text) || Number.isNaN(number))
    return { problem: `“${typed}” is not a number.` }
  if (isWhole && !Number.isSafeInteger(number)) return { problem: 'Write a whole number.' }
  return { number }
}
