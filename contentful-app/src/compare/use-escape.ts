import { useEffect, useRef } from 'react'

/** Handles Escape before the dialog closes. Without a function, the dialog handles it. */
export function useEscape(pressed: (() => void) | undefined) {
  const latest = useRef(pressed)
  latest.current = pressed
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !latest.current) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
