import { useEffect, useMemo, useState } from 'react'
import { openWindow, whenClosed } from './pop-out-window.ts'

/** Where the preview is: in the pane, in a window of its own, or the browser refused the window. */
export type PopOutState = { phase: 'inline' } | { phase: 'refused' } | { phase: 'out'; window: Window }

export type PopOut = { state: PopOutState; open(): void; bringBack(): void }

/** The preview in its own window. The window belongs to this editor: it closes with the editor. */
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
