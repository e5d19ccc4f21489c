import type { ComponentProps } from 'react'
import styles from '../rich-text.module.css'
import { Icon, type IconName } from './icons.tsx'
import { keyWords, shortcut } from './key-words.ts'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  name: string
  /** In the notation of ProseMirror. */
  keys?: string | undefined
  isOn?: boolean | undefined
}

/** A square button with a drawing. Its tooltip says its name and its key. */
export function ToolbarButton({ icon, name, keys, isOn, ...button }: Props) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      aria-pressed={isOn}
      aria-keyshortcuts={keys && shortcut(keys)}
      title={keys ? `${name} (${keyWords(keys)})` : name}
      // The text keeps its selection while a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      {...button}
    >
      <Icon name={icon} />
    </button>
  )
}
