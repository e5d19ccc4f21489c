import { useEffect, useState } from 'react'
import type { CanvasSession } from './canvas-session.ts'
import { type CanvasView, lookAt } from './view.ts'

/** Milliseconds after typing, so that measuring delays no paint. */
const restMs = 120

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
    // Scrolling makes the header slim.
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
