import { Menu } from '@contentful/f36-components'
import type { Command } from '@tiptap/pm/state'
import type { Actions, TextAction } from '../editing/actions.ts'
import { tableCommands } from '../editing/tables.ts'
import type { TextState } from '../editing/text-state.ts'
import styles from '../rich-text.module.css'
import { Icon, type IconName } from './icons.tsx'
import { keyWords } from './key-words.ts'
import { ToolbarButton } from './toolbar-button.tsx'

type StyleMenuProps = { actions: Actions; state: TextState; run(command: Command): void }

export function StyleMenu({ actions, state, run }: StyleMenuProps) {
  const current = actions.styles.find(({ id }) => state.on.includes(id))
  const offered = actions.styles.filter(
    ({ id }) => id === 'paragraph' || id === current?.id || isLevelOffered(id, state),
  )
  if (offered.length < 2) return null
  return (
    <Menu>
      <Menu.Trigger>
        <button
          type="button"
          className={styles.styleButton}
          aria-label={`Text style: ${current?.name ?? 'Paragraph'}`}
          onMouseDown={(event) => event.preventDefault()}
        >
          {current?.name ?? 'Paragraph'}
          <Icon name="down" />
        </button>
      </Menu.Trigger>
      <Menu.List>
        {offered.map(({ id, name, key, run: command }) => (
          <Menu.Item key={id} isActive={id === current?.id} onClick={() => run(command)}>
            <span className={styles.menuItem}>
              <span className={styles[id]}>{name}</span>
              {key && <kbd>{keyWords(key)}</kbd>}
            </span>
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu>
  )
}

const isLevelOffered = (id: string, { levels }: TextState) =>
  levels.some((level) => id === `heading-${level}`)

type ActionsMenuProps = {
  icon: IconName
  name: string
  actions: readonly TextAction[]
  state: TextState
  run(command: Command): void
}

export function ActionsMenu({ icon, name, actions, state, run }: ActionsMenuProps) {
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

/** A function is missing if the field forbids that kind. */
export type Inserts = { entry?: (() => void) | undefined; file?: (() => void) | undefined }

type InsertMenuProps = { actions: Actions; inserts: Inserts; run(command: Command): void }

export function InsertMenu({ actions, inserts, run }: InsertMenuProps) {
  const blocks = actions.blocks.filter(({ id }) => id !== 'blockquote')
  return (
    <Menu>
      <Menu.Trigger>
        <ToolbarButton icon="insert" name="Insert" />
      </Menu.Trigger>
      <Menu.List>
        {inserts.entry && <Menu.Item onClick={inserts.entry}>Block or entry…</Menu.Item>}
        {inserts.file && <Menu.Item onClick={inserts.file}>Picture or file…</Menu.Item>}
        {blocks.map(({ id, name, run: command }) => (
          <Menu.Item key={id} onClick={() => run(command)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu>
  )
}

export function TableMenu({ run }: { run(command: Command): void }) {
  return (
    <Menu>
      <Menu.Trigger>
        <ToolbarButton icon="table" name="Table" />
      </Menu.Trigger>
      <Menu.List>
        {tableCommands.map(({ name, run: command }) => (
          <Menu.Item key={name} onClick={() => run(command)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu>
  )
}
