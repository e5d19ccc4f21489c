import type { ComponentProps } from 'react'
import styles from '../rich-text.module.css'
import { Icon, type IconName } from './icons.tsx'
import { keyWords, shortcut } from './key-words.ts'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  name: string
  /** ProseMirror notation. */
  keys?: string | undefined
  isOn?: boolean | undefined
}

export function ToolbarButton({ icon, name, keys, isOn, ...button }: Props) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      aria-pressed={isOn}
      aria-keyshortcuts={keys && shortcut(keys)}
      title={keys ? `${name} (${keyWords(keys)})` : name}
      // Preventing the default keeps the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
      {...button}
    >
      <Icon name={icon} />
    </button>
  )
}
