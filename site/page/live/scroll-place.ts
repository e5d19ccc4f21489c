const restMs = 100

/** Tells how far the page is scrolled, in CSS pixels, at most ten times a second. */
export function onScrolled(tell: (top: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const moved = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      tell(window.scrollY)
    }, restMs)
  }
  window.addEventListener('scroll', moved, { passive: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', moved)
  }
}

/** Whoever does this decides where to look. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to a place. A page that is still too short follows as it grows, until its reader moves it. */
export function scrollToPlace(top: number) {
  const follow = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) < 1) stop()
  }
  const sizes = new ResizeObserver(follow)
  const stop = () => {
    sizes.disconnect()
    for (const move of ownMoves) window.removeEventListener(move, stop)
  }
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })
  sizes.observe(document.body)
  follow()
}
