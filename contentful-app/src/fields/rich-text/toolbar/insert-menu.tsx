import { Menu } from '@contentful/f36-components'
import type { Command } from '@tiptap/pm/state'
import type { Actions } from '../editing/actions.ts'
import { ToolbarButton } from './toolbar-button.tsx'

/** A function is missing if the field forbids that kind. */
export type Inserts = { entry?: (() => void) | undefined; file?: (() => void) | undefined }

type Props = { actions: Actions; inserts: Inserts; run(command: Command): void }

export function InsertMenu({ actions, inserts, run }: Props) {
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
