import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { actsOf, goBy } from './act.ts'
import { type Described, wordsOf } from './blocks/described.ts'
import { stepOf } from './blocks/moves.ts'
import styles from './canvas.module.css'
import type { CanvasSession } from './canvas-session.ts'
import { chooseAndTell } from './choose.ts'
import { beginDrag } from './drag.ts'
import { Icon, type IconName } from './icons.tsx'
import { toolbarBox } from './toolbar-box.ts'
import type { Tools } from './view.ts'

type Props = {
  tools: Tools
  session: CanvasSession
  toolbar: RefObject<HTMLDivElement | null>
  onLeave(): void
}

/**
 * Left and right move between buttons, up and down between blocks; Alt moves the block. One toolbar serves all blocks,
 * so the focus is never lost.
 */
export function Toolbar({ tools, session, toolbar, onLeave }: Props) {
  const { store } = session
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    if (pressedKey(event, tools, session)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onLeave()
    }
    const buttons = [...(toolbar.current?.querySelectorAll('button') ?? [])]
    const next = nextButton(event.key, buttons, document.activeElement)
    if (!next) return
    event.preventDefault()
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <div className={styles.rail} style={toolbarBox(tools.box, store.state().scale)}>
      <div
        ref={toolbar}
        className={styles.toolbar}
        role="toolbar"
        aria-label={wordsOf(tools)}
        aria-keyshortcuts="F6 Alt+ArrowUp Alt+ArrowDown Delete"
        onKeyDown={pressed}
        onFocus={() => {
          if (!store.state().isFocused) chooseAndTell(tools.block, session)
          store.set({ isFocused: true })
        }}
        onBlur={({ relatedTarget }) => {
          if (!toolbar.current?.contains(relatedTarget)) store.set({ isFocused: false })
        }}
      >
        <span className={styles.name} aria-hidden="true">
          {tools.name}
        </span>
        <Buttons tools={tools} session={session} />
      </div>
    </div>
  )
}

function Buttons({ tools, session }: Pick<Props, 'tools' | 'session'>) {
  const acts = actsOf(tools, session)
  const { place, isHidden } = tools
  const isListed = place?.slot.isList ?? false
  const drag = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    beginDrag(event, tools, session)
  }
  return (
    <>
      <Tool icon="edit" label="Edit" hint="Edit (Enter)" onPress={acts.edit} />
      {isListed && (
        <>
          <Tool
            icon="drag"
            label="Drag"
            hint="Drag to another place"
            onPress={() => {}}
            onPointerDown={drag}
          />
          <Tool
            icon="up"
            label="Move up"
            hint="Move up (Alt+↑)"
            isOff={!place || !stepOf(place, -1)}
            onPress={() => acts.move(-1)}
          />
          <Tool
            icon="down"
            label="Move down"
            hint="Move down (Alt+↓)"
            isOff={!place || !stepOf(place, 1)}
            onPress={() => acts.move(1)}
          />
          <Tool icon="duplicate" label="Duplicate" onPress={acts.duplicate} />
        </>
      )}
      <Tool icon={isHidden ? 'show' : 'hide'} label={isHidden ? 'Show' : 'Hide'} onPress={acts.toggle} />
      {tools.empty.map(({ at, label }) => (
        <Tool key={label} icon="insert" label={label} onPress={() => session.store.events().insertAt(at)} />
      ))}
      {place && <Tool icon="remove" label="Remove" hint="Remove (Delete)" onPress={acts.remove} />}
    </>
  )
}

type ToolProps = {
  icon: IconName
  label: string
  hint?: string
  /** Stays focusable and says why nothing happens. */
  isOff?: boolean
  onPress(): void
  onPointerDown?(event: PointerEvent): void
}

const Tool = ({ icon, label, hint = label, isOff = false, onPress, onPointerDown }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={hint}
    aria-disabled={isOff || undefined}
    data-tool={icon}
    onClick={onPress}
    onPointerDown={onPointerDown}
  >
    <Icon name={icon} />
  </button>
)

export function pressedKey(event: KeyboardEvent, described: Described, session: CanvasSession): boolean {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
  if (by !== undefined && event.altKey) actsOf(described, session).move(by)
  else if (by !== undefined) goBy(by, described.block.path, session)
  else if (event.key === 'Delete') actsOf(described, session).remove()
  else return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

export function nextButton(key: string, buttons: readonly Element[], current: Element | null) {
  const at = current ? buttons.indexOf(current) : -1
  if (key === 'ArrowRight') return buttons[(at + 1) % buttons.length]
  if (key === 'ArrowLeft') return buttons.at(at - 1)
  if (key === 'Home') return buttons[0]
  return key === 'End' ? buttons.at(-1) : undefined
}
