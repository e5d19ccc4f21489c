import styles from './preview.module.css'
import { viewports, type Width } from './viewports.ts'

/** Chooses one width, or all beside each other. Arrow keys move between them, as in any group of radio buttons. */
export function ViewportSwitch({ value, onChange }: { value: Width; onChange(width: Width): void }) {
  const options: { id: Width; name: string; hint: string }[] = [
    ...viewports.map(({ id, name, width }) => ({ id, name, hint: `${width} px wide` })),
    { id: 'all', name: 'All', hint: 'all three widths side by side' },
  ]
  return (
    <fieldset className={styles.switch} aria-label="Width of the preview">
      {options.map(({ id, name, hint }) => (
        <label key={id} className={styles.option} title={hint}>
          <input type="radio" name="width" checked={value === id} onChange={() => onChange(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
