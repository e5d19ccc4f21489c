import { Switch } from '@contentful/f36-components'
import type { EditorProps } from './editor-props.ts'
import { inputProps } from './input-props.ts'
import { useDisabled } from './use-disabled.ts'
import { useValue } from './use-value.ts'

export function FlagEditor({ value }: EditorProps) {
  const [current, set] = useValue(value)
  const isOn = current === true || (current === undefined && value.field.default === true)
  return (
    <Switch
      {...inputProps(value)}
      isChecked={isOn}
      isDisabled={useDisabled(value)}
      onChange={() => set(!isOn)}
    >
      {isOn ? 'Yes' : 'No'}
    </Switch>
  )
}
