import type { EditorProps } from '../field/editor-props.ts'
import { focusInput } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { useValue } from '../field/use-value.ts'
import styles from './controls.module.css'
import { RadioRow } from './radio-row.tsx'
import { ResetButton } from './reset-button.tsx'
import { stepName, stepPicture } from './step-pictures.tsx'

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
