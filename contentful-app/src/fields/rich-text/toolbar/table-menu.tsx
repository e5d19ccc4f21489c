import { Menu } from '@contentful/f36-components'
import type { Command } from '@tiptap/pm/state'
import { tableCommands } from '../editing/tables.ts'
import { ToolbarButton } from './toolbar-button.tsx'

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
