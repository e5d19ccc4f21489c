import { useEffect, useMemo, useState } from 'react'
import { openWindow, whenClosed } from './pop-out-window.ts'

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
