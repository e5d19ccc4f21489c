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
export const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** A place that is still out of reach by then is gone, and whoever edits must not be thrown back. */
const longestMs = 3000

let stopLast = () => {}

/** Ends what `scrollToPlace` began: another place is wanted. */
export const stopFollowing = () => stopLast()

/** Scrolls to a place. A page that is still too short follows as it grows for a moment, until anything else moves it. */
export function scrollToPlace(top: number) {
  stopFollowing()
  let reached = { top: 0, height: 0 }
  const follow = () => {
    window.scrollTo({ top, behavior: 'instant' })
    reached = { top: window.scrollY, height: document.body.offsetHeight }
    if (Math.abs(reached.top - top) < 1) stop()
  }
  const scrolled = () => {
    // A page of another height has moved by itself, and `follow` is about to hear of it.
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
