import { Menu } from '@contentful/f36-components'
import type { Command } from '@tiptap/pm/state'
import type { TextAction } from '../editing/actions.ts'
import type { TextState } from '../editing/text-state.ts'
import styles from '../rich-text.module.css'
import type { IconName } from './icons.tsx'
import { keyWords } from './key-words.ts'
import { ToolbarButton } from './toolbar-button.tsx'

type Props = {
  icon: IconName
  name: string
  actions: readonly TextAction[]
  state: TextState
  run(command: Command): void
}

export function ActionsMenu({ icon, name, actions, state, run }: Props) {
  if (actions.length === 0) return null
  return (
    <Menu closeOnSelect>
      <Menu.Trigger>
        <ToolbarButton icon={icon} name={name} />
      </Menu.Trigger>
      <Menu.List>
        {actions.map(({ id, name: item, key, run: command }) => (
          <Menu.Item key={id} isActive={state.on.includes(id)} onClick={() => run(command)}>
            <span className={styles.menuItem}>
              {item}
              {key && <kbd>{keyWords(key)}</kbd>}
            </span>
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu>
  )
}
