const lookMs = 1000

/** A window for a second screen closes when the editor that it follows is gone. Frames go with their page. */
export function closeWithApp(): () => void {
  const opener: Window | null = window.parent === window ? window.opener : null
  if (!opener) return () => {}
  const timer = setInterval(() => {
    if (opener.closed) window.close()
  }, lookMs)
  return () => clearInterval(timer)
}
