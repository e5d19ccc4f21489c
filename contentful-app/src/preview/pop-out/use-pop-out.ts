import { useEffect, useMemo, useState } from 'react'

export type PopOutState = { phase: 'inline' } | { phase: 'refused' } | { phase: 'out'; window: Window }

export type PopOut = { state: PopOutState; open(): void; bringBack(): void }

/** The window closes with this editor. */
export function usePopOut(): PopOut {
  const [state, setState] = useState<PopOutState>({ phase: 'inline' })
  const out = state.phase === 'out' ? state.window : undefined
  useEffect(() => {
    if (!out) return undefined
    const stop = whenClosed(out, () => setState({ phase: 'inline' }))
    const leave = () => out.close()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      stop()
      out.close()
    }
  }, [out])
  return useMemo(
    () => ({
      state,
      open() {
        const opened = openWindow()
        setState(opened ? { phase: 'out', window: opened } : { phase: 'refused' })
      },
      bringBack: () => setState({ phase: 'inline' }),
    }),
    [state],
  )
}

const windowFeatures = 'popup,width=1280,height=900'
const pollMs = 500

/** Keeps the opener, because the preview sends messages to this frame. Call it within a click. */
export const openWindow = (open: Window['open'] = window.open.bind(window)): Window | undefined =>
  open('about:blank', '_blank', windowFeatures) ?? undefined

/** Polls, because a cross-site window sends no close event. */
export function whenClosed(opened: Pick<Window, 'closed'>, closed: () => void): () => void {
  const timer = setInterval(() => {
    if (!opened.closed) return
    clearInterval(timer)
    closed()
  }, pollMs)
  return () => clearInterval(timer)
}
