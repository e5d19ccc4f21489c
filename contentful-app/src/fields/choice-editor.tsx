import { Select } from '@contentful/f36-components'
import type { EditorProps } from './editor-props.ts'
import { inputProps } from './input-props.ts'
import { useDisabled } from './use-disabled.ts'
import { useValue } from './use-value.ts'

export function ChoiceEditor({ value }: EditorProps) {
  const [current, set] = useValue(value)
  const { options = [], default: standard } = value.field
  const chosen = typeof current === 'string' ? current : ''
  const isUnknown = chosen !== '' && !options.includes(chosen)
  return (
    <Select
      {...inputProps(value)}
      value={chosen}
      isDisabled={useDisabled(value)}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    >
      <Select.Option value="">{standard === undefined ? '–' : `${standard} (default)`}</Select.Option>
      {isUnknown && <Select.Option value={chosen}>{`${chosen} (not available)`}</Select.Option>}
      {options.map((option) => (
        <Select.Option key={option} value={option}>
          {option}
        </Select.Option>
      ))}
    </Select>
  )
}
