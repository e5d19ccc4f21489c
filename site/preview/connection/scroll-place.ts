const restMs = 100

/** CSS pixels, at most ten times a second. */
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

export const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** After this time, scrolling would disturb the editor. */
const longestMs = 3000

let stopLast = () => {}

export const stopFollowing = () => stopLast()

/** A page that is still too short scrolls again as it grows, until other scrolling. */
export function scrollToPlace(top: number) {
  stopFollowing()
  let reached = { top: 0, height: 0 }
  const follow = () => {
    window.scrollTo({ top, behavior: 'instant' })
    reached = { top: window.scrollY, height: document.body.offsetHeight }
    if (Math.abs(reached.top - top) < 1) stop()
  }
  const scrolled = () => {
    // If the height changed, the browser scrolled, and `follow` runs next.
    const isOwn = Math.abs(window.scrollY - reached.top) < 1 || document.body.offsetHeight !== reached.height
    if (!isOwn) stop()
  }
  const sizes = new ResizeObserver(follow)
  const timer = setTimeout(() => stop(), longestMs)
  const stop = () => {
    sizes.disconnect()
    clearTimeout(timer)
    window.removeEventListener('scroll', scrolled)
    for (const move of ownMoves) window.removeEventListener(move, stop)
  }
  stopLast = stop
  window.addEventListener('scroll', scrolled, { passive: true })
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true })
  sizes.observe(document.body)
  follow()
}
