import type { PreviewMode } from '@association/content/preview'
import styles from './preview.module.css'

const options: readonly { id: PreviewMode; name: string; hint: string }[] = [
  {
    id: 'edit',
    name: 'Edit',
    hint: 'A click selects a block and opens its field. Links lead nowhere. Hold Alt to use a carousel or an accordion.',
  },
  {
    id: 'browse',
    name: 'Browse',
    hint: 'Links, menus and carousels work as for visitors. A click opens no field.',
  },
]

/** Whether clicks in the preview edit the page or use it. */
export function ModeSwitch({ value, onChange }: { value: PreviewMode; onChange(mode: PreviewMode): void }) {
  return (
    <fieldset className={styles.switch} aria-label="What clicks in the preview do">
      {options.map(({ id, name, hint }) => (
        <label key={id} className={styles.option} title={hint}>
          <input type="radio" name="mode" checked={value === id} onChange={() => onChange(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
