import type { PreviewMode } from '@association/content/preview'
import { Icon, type IconName } from '../../base/icons/icon.tsx'
import styles from '../preview.module.css'

const options: readonly { id: PreviewMode; name: string; icon: IconName; hint: string }[] = [
  {
    id: 'edit',
    name: 'Edit',
    icon: 'pencil',
    hint: 'Edit. A click selects a block and opens its field. Links lead nowhere. Hold Alt to use a carousel or an accordion.',
  },
  {
    id: 'browse',
    name: 'Browse',
    icon: 'pointer',
    hint: 'Browse. Links, menus and carousels work as for visitors. A click opens no field.',
  },
]

/** Chooses if clicks in the preview edit the page or use it. */
export function ModeSwitch({ value, onChange }: { value: PreviewMode; onChange(mode: PreviewMode): void }) {
  return (
    <fieldset className={styles.switch} aria-label="What clicks in the preview do">
      {options.map(({ id, name, icon, hint }) => (
        <label key={id} className={styles.option} title={hint}>
          <input type="radio" name="mode" checked={value === id} onChange={() => onChange(id)} />
          <Icon name={icon} />
          <span className={styles.word}>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
