import { redo, undo } from '@tiptap/pm/history'
import type { Command } from '@tiptap/pm/state'
import { useRef, useSyncExternalStore } from 'react'
import type { Actions, TextAction } from '../editing/actions.ts'
import type { TextStateStore } from '../editing/text-state.ts'
import styles from '../rich-text.module.css'
import type { IconName } from './icons.tsx'
import { KeysHelp } from './keys-help.tsx'
import { ActionsMenu, InsertMenu, type Inserts, StyleMenu, TableMenu } from './menus.tsx'
import { ToolbarButton } from './toolbar-button.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

type Props = {
  label: string
  actions: Actions
  states: TextStateStore
  inserts: Inserts
  run(command: Command): void
  openLink(): void
}

const shown: ReadonlySet<string> = new Set(['bold', 'italic', 'underline'])

export function Toolbar({ label, actions, states, inserts, run, openLink }: Props) {
  const state = useSyncExternalStore(states.subscribe, states.get)
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRovingFocus(bar)
  const button = ({ id, name, key, run: command }: TextAction) => (
    <ToolbarButton
      key={id}
      icon={id as IconName}
      name={name}
      keys={key}
      isOn={state.on.includes(id)}
      onClick={() => run(command)}
    />
  )
  const quote = actions.blocks.filter(({ id }) => id === 'blockquote')
  return (
    <div ref={bar} role="toolbar" aria-label={`Format ${label}`} className={styles.toolbar} {...roving}>
      <StyleMenu {...{ actions, state, run }} />
      <span className={styles.group}>
        {actions.marks.filter(({ id }) => shown.has(id)).map(button)}
        <ActionsMenu
          icon="more"
          name="More formats"
          actions={actions.marks.filter(({ id }) => !shown.has(id))}
          {...{ state, run }}
        />
      </span>
      <span className={styles.group}>{[...actions.lists, ...quote].map(button)}</span>
      <span className={styles.group}>
        <ToolbarButton icon="link" name="Link" keys="Mod-k" isOn={state.isLink} onClick={openLink} />
        <InsertMenu {...{ actions, inserts, run }} />
        {state.isTable && <TableMenu run={run} />}
      </span>
      <span className={styles.group}>
        <ToolbarButton
          icon="undo"
          name="Undo typing"
          keys="Mod-z"
          disabled={!state.canUndo}
          onClick={() => run(undo)}
        />
        <ToolbarButton
          icon="redo"
          name="Redo typing"
          keys="Mod-Shift-z"
          disabled={!state.canRedo}
          onClick={() => run(redo)}
        />
        <KeysHelp actions={actions} />
      </span>
    </div>
  )
}
