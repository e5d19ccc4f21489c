import { Select } from '@contentful/f36-components'
import type { EditorProps } from '../field/editor-props.ts'
import { focusInput, inputProps } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { useValue } from '../field/use-value.ts'
import styles from './controls.module.css'
import { optionName } from './option-names.ts'
import { optionPicture } from './option-pictures.tsx'
import { RadioRow } from './radio-row.tsx'
import { ResetButton } from './reset-button.tsx'

const mostSegments = 5

export function ChoiceEditor({ value }: EditorProps) {
  const [current, set] = useValue(value)
  const isDisabled = useDisabled(value)
  const { options = [], default: standard } = value.field
  const chosen = typeof current === 'string' ? current : ''
  const isUnknown = chosen !== '' && !options.includes(chosen)
  if (options.length <= mostSegments && !isUnknown)
    return (
      <div className={styles.row}>
        <RadioRow
          {...{ value, isDisabled }}
          chosen={chosen === '' ? (standard as string | undefined) : chosen}
          options={options.map((option) => ({
            value: option,
            name: optionName(option),
            picture: optionPicture(value.id, option),
          }))}
          onChoose={(option) => set(option)}
        />
        <ResetButton
          {...{ value, isDisabled }}
          isSet={chosen !== ''}
          onReset={() => {
            focusInput(value.id)
            set(undefined)
          }}
        />
      </div>
    )
  return (
    <Select
      {...inputProps(value)}
      value={chosen}
      isDisabled={isDisabled}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    >
      <Select.Option value="">
        {standard === undefined ? '–' : `${optionName(String(standard))} (default)`}
      </Select.Option>
      {isUnknown && <Select.Option value={chosen}>{`${chosen} (not available)`}</Select.Option>}
      {options.map((option) => (
        <Select.Option key={option} value={option}>
          {optionName(option)}
        </Select.Option>
      ))}
    </Select>
  )
}
