import type { Picker } from '@association/content/define/field.ts'
import type { ReactNode } from 'react'
import type { EditorProps } from '../field/editor-props.ts'
import { focusInput } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { useValue } from '../field/use-value.ts'
import styles from './controls.module.css'
import { RadioRow } from './radio-row.tsx'
import { ResetButton } from './reset-button.tsx'

export function StepsEditor({ value }: EditorProps) {
  const [current, set] = useValue(value)
  const isDisabled = useDisabled(value)
  const { min = 0, max = 5, default: standard, picker } = value.field
  const written = typeof current === 'number' ? current : undefined
  const chosen = written ?? (standard as number | undefined)
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return (
    <div className={styles.row}>
      <RadioRow
        {...{ value, isDisabled, chosen }}
        look={picker === 'columns' ? 'cells' : 'segments'}
        options={steps.map((step) => ({
          value: step,
          name: stepName(picker, step),
          picture: stepPicture(picker, step, chosen),
        }))}
        onChoose={(step) => set(step)}
      />
      {picker === 'columns' && (
        <span className={styles.summary}>
          {chosen === undefined ? 'As wide as usual' : stepName(picker, chosen)}
        </span>
      )}
      <ResetButton
        {...{ value, isDisabled }}
        isSet={written !== undefined}
        onReset={() => {
          focusInput(value.id)
          set(undefined)
        }}
      />
    </div>
  )
}

const spacings = ['None', 'Tiny', 'Small', 'Medium', 'Large', 'Huge']

function stepName(picker: Picker | undefined, step: number): string {
  if (picker === 'spacing') return spacings[step] ?? String(step)
  if (picker === 'columns') return `${step} of 12 columns`
  return step === 1 ? '1 column' : `${step} columns`
}

function stepPicture(picker: Picker | undefined, step: number, chosen: number | undefined): ReactNode {
  if (picker === 'columns')
    return <span className={styles.cell} data-filled={chosen !== undefined && step <= chosen} />
  return (
    <svg className={styles.drawing} viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
      {picker === 'spacing' ? <Gap step={step} /> : <Columns count={step} />}
    </svg>
  )
}

function Gap({ step }: { step: number }) {
  return (
    <>
      <rect x="2" y={6.5 - step} width="16" height="1.5" rx="0.75" />
      <rect x="2" y={8 + step} width="16" height="1.5" rx="0.75" />
    </>
  )
}

function Columns({ count }: { count: number }) {
  const width = (20 - (count - 1) * 1.5) / count
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <rect key={index} x={index * (width + 1.5)} y="2" width={width} height="12" rx="1" />
  ))
}
