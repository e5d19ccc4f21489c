import type { Described } from './blocks/described.ts'
import type { CanvasSession } from './canvas-session.ts'
import { choose } from './choose.ts'
import { dropTargets, nearest } from './drop-targets.ts'

/** The page scrolls near its edges. */
const edge = { px: 70, mostPxPerFrame: 18 }

type Point = { clientX: number; clientY: number }

/** Only places that accept the block are targets. Escape cancels. */
export function beginDrag(start: Point, dragged: Described, session: CanvasSession) {
  const { store } = session
  const targets = dropTargets(dragged, session)
  const { path } = dragged.block
  let point = start
  let frame = requestAnimationFrame(follow)
  window.focus() // so that this frame receives Escape, not the app
  store.set({ drag: { path }, hovered: undefined, said: targets.length > 0 ? '' : nowhere })

  function follow() {
    window.scrollBy({ top: pull(point.clientY, window.innerHeight), behavior: 'instant' })
    const target = nearest(targets, { x: point.clientX + window.scrollX, y: point.clientY + window.scrollY })
    if (store.state().drag?.target !== target) store.set({ drag: { path, target } })
    frame = requestAnimationFrame(follow)
  }
  const moved = (event: PointerEvent) => {
    point = event
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
    end()
    store.set({ said: 'The block stays where it was.' })
  }
  const released = () => {
    const target = store.state().drag?.target
    end()
    const from = dragged.place?.place
    if (!target || !from) return
    choose(dragged.block, session)
    store.events().operation({ do: 'move', from, to: target.place })
  }
  function end() {
    cancelAnimationFrame(frame)
    store.set({ drag: undefined })
    window.removeEventListener('pointermove', moved)
    window.removeEventListener('pointerup', released)
    window.removeEventListener('pointercancel', end)
    window.removeEventListener('keydown', pressed, { capture: true })
  }
  window.addEventListener('pointermove', moved)
  window.addEventListener('pointerup', released)
  window.addEventListener('pointercancel', end)
  window.addEventListener('keydown', pressed, { capture: true })
}

const nowhere = 'No other place on this page accepts the block.'

export function pull(y: number, height: number): number {
  const over = Math.max(edge.px - y, 0)
  const under = Math.max(y - (height - edge.px), 0)
  const share = (px: number) => (Math.min(px, edge.px) / edge.px) * edge.mostPxPerFrame
  return Math.round(share(under) - share(over))
}
