import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { goBy } from './act.ts'
import type { Box } from './blocks/box.ts'
import styles from './canvas.module.css'
import type { CanvasSession } from './canvas-session.ts'
import { Icon } from './icons.tsx'
import { Toolbar } from './toolbar.tsx'
import { zoomOf } from './toolbar-box.ts'
import { useHover } from './use-hover.ts'
import { useView } from './use-view.ts'
import type { CanvasView } from './view.ts'

export function Canvas({ session }: { session: CanvasSession }) {
  const home = useHome()
  const view = useView(session)
  useHover(session)
  const { scale, said, mode } = session.store.state()
  if (!home) return null
  const sizes = { '--zoom': zoomOf(scale), '--edge': `${view.edge}px` } as CSSProperties // React's types omit custom properties
  return createPortal(
    <div className={styles.canvas} style={sizes} data-canvas-tools="">
      {mode === 'edit' && <Keyboard view={view} session={session} />}
      <Outlines {...view} />
      {view.inserts.map(({ at, label, x, y }) => (
        <button
          key={label}
          type="button"
          className={styles.insert}
          style={{ left: x, top: y }}
          aria-label={label}
          title={label}
          onClick={() => session.store.events().insertAt(at)}
        >
          <Icon name="insert" />
        </button>
      ))}
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </div>,
    home,
  )
}

/** Reachable by Tab or F6. */
function Keyboard({ view, session }: { view: CanvasView; session: CanvasSession }) {
  const toolbar = useRef<HTMLDivElement>(null)
  const entrance = useRef<HTMLButtonElement>(null)
  const wanted = useRef(false)
  const enter = () => {
    const button = toolbar.current?.querySelector('button')
    if (button) return button.focus()
    wanted.current = true
    goBy(1, undefined, session)
  }
  const tools = view.tools
  useEffect(() => {
    if (!tools || !wanted.current) return
    wanted.current = false
    toolbar.current?.querySelector('button')?.focus()
  }, [tools])
  useEffect(() => {
    if (tools || !session.store.state().isFocused) return
    session.store.set({ isFocused: false })
    entrance.current?.focus()
  }, [tools, session])
  const latest = useRef(enter)
  latest.current = enter
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
  return (
    <>
      <button ref={entrance} type="button" className={styles.entrance} onClick={enter}>
        Edit blocks with the keyboard (F6)
      </button>
      {tools && (
        <Toolbar
          tools={tools}
          session={session}
          toolbar={toolbar}
          onLeave={() => entrance.current?.focus()}
        />
      )}
    </>
  )
}

/** Comes before the page, so that Tab reaches the tools first. */
function useHome(): HTMLElement | undefined {
  const [home, setHome] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    document.body.prepend(element)
    setHome(element)
    return () => element.remove()
  }, [])
  return home
}

function Outlines({ hovered, selected, marks, drop, tools }: CanvasView) {
  return (
    <>
      {marks.map(({ box, tone, words, space, entry, field }) => (
        <div
          key={`${space}/${entry}/${field}/${words}/${box.top}`}
          className={styles.mark}
          data-tone={tone}
          data-edge={box.top < firstRoomPx ? '' : undefined}
          style={placed(box)}
        >
          <span className={styles.words}>{words}</span>
        </div>
      ))}
      {hovered && <div className={styles.hovered} style={placed(hovered.box)} />}
      {selected && (
        <div className={styles.selected} style={placed(selected.box)}>
          {tools?.block !== selected.block && <span className={styles.words}>{selected.name}</span>}
        </div>
      )}
      {drop && (
        <div className={styles.drop} style={placed(drop.line)}>
          <span className={styles.words}>{drop.label}</span>
        </div>
      )}
    </>
  )
}

/** A block nearer to the top of the page has no room for a label. CSS pixels. */
const firstRoomPx = 40

const placed = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height })
