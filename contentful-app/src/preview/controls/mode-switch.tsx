import type { PreviewMode } from '@association/content/preview'
import { useState } from 'react'
import { Icon, type IconName } from '../../base/icons/icon.tsx'
import { tabMemory } from '../../base/storage/memory.ts'
import styles from '../preview.module.css'

const modes: readonly { id: PreviewMode; name: string; icon: IconName; hint: string }[] = [
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

export function ModeSwitch({ value, onChange }: { value: PreviewMode; onChange(mode: PreviewMode): void }) {
  return (
    <fieldset className={styles.switch} aria-label="What clicks in the preview do">
      {modes.map(({ id, name, icon, hint }) => (
        <label key={id} className={styles.option} title={hint}>
          <input type="radio" name="mode" checked={value === id} onChange={() => onChange(id)} />
          <Icon name={icon} />
          <span className={styles.word}>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

const modeKey = 'association-app:preview-mode'

export function usePreviewMode() {
  const [mode, setMode] = useState<PreviewMode>(() =>
    tabMemory.get(modeKey) === 'browse' ? 'browse' : 'edit',
  )
  const choose = (next: PreviewMode) => {
    tabMemory.set(modeKey, next)
    setMode(next)
  }
  return [mode, choose] as const
}
