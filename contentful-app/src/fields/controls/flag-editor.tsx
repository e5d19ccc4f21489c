import { Switch } from '@contentful/f36-components'
import type { EditorProps } from '../field/editor-props.ts'
import { inputProps } from '../field/input-props.ts'
import { useDisabled } from '../field/use-disabled.ts'
import { useValue } from '../field/use-value.ts'

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
