const lookMs = 1000

/** Closes a second-screen window without its editor. Frames close with their page. */
export function closeWithApp(): () => void {
  const opener: Window | null = window.parent === window ? window.opener : null
  if (!opener) return () => {}
  const timer = setInterval(() => {
    if (opener.closed) window.close()
  }, lookMs)
  return () => clearInterval(timer)
}
