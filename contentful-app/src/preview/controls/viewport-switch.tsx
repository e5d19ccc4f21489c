import { Icon, type IconName } from '../../base/icons/icon.tsx'
import styles from '../preview.module.css'
import { viewports, type Width } from '../viewports.ts'

type Props = {
  value: Width
  onChange(width: Width): void
  hasAll?: boolean
  /** Shows icons only. Their names are tooltips and are read out. */
  isCompact?: boolean
}
type Option = { id: Width; name: string; hint: string; icon: IconName }

const all: Option = { id: 'all', name: 'All', hint: 'All three widths side by side', icon: 'widths' }

export function ViewportSwitch({ value, onChange, hasAll = true, isCompact = false }: Props) {
  const options: Option[] = [
    ...viewports.map(
      ({ id, name, width }): Option => ({
        id,
        name,
        hint: `${name}, ${width} px wide`,
        icon: id,
      }),
    ),
    ...(hasAll ? [all] : []),
  ]
  return (
    <fieldset className={styles.switch} aria-label="Width of the preview">
      {options.map(({ id, name, hint, icon }) => (
        <label key={id} className={styles.option} title={hint}>
          <input
            type="radio"
            name="width"
            aria-label={name}
            checked={value === id}
            onChange={() => onChange(id)}
          />
          <Icon name={icon} />
          {isCompact ? null : name}
        </label>
      ))}
    </fieldset>
  )
}
