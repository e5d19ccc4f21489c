import { useEffect, useState } from 'react'
import type { CanvasSession } from './canvas-session.ts'
import { type CanvasView, lookAt } from './view.ts'

/** Waits after typing, so that measuring never delays a paint. Milliseconds. */
const restMs = 120

/** Measures again when the pointer, the selection, the content or the size of the page changes. */
export function useView(session: CanvasSession): CanvasView {
  const [view, setView] = useState<CanvasView>({ inserts: [], marks: [], edge: 0 })
  useEffect(() => {
    let frame: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      frame = undefined
      setView(lookAt(session))
    }
    const soon = () => {
      frame ??= requestAnimationFrame(look)
    }
    const afterRest = () => {
      clearTimeout(timer)
      timer = setTimeout(soon, restMs)
    }
    const sizes = new ResizeObserver(afterRest)
    sizes.observe(document.body)
    const stops = [session.store.subscribe(soon), session.shown.subscribe(afterRest)]
    // The header becomes slim while the page scrolls.
    const listening = new AbortController()
    window.addEventListener('scroll', afterRest, { passive: true, signal: listening.signal })
    document.addEventListener('transitionend', afterRest, { signal: listening.signal })
    soon()
    return () => {
      for (const stop of stops) stop()
      listening.abort()
      sizes.disconnect()
      clearTimeout(timer)
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [session])
  return view
}
