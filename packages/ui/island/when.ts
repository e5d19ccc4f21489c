/** When an island starts: near the window, at the first use, after the page was scrolled, while the browser is idle, or at once. */
export type When = 'near' | 'use' | 'scroll' | 'idle' | 'now'

/** How far from the window an island starts. */
const near = '400px'
const uses = ['pointerover', 'keydown', 'focusin', 'click', 'change']

/** Calls `start` once, at the given moment or at the first use of the element. Returns what ends the waiting. */
export function onceWhen(element: Element, when: string | undefined, start: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const begin = () => {
    if (signal.aborted) return
    waiting.abort()
    start()
  }
  for (const use of uses) element.addEventListener(use, begin, { signal })
  if (when === 'now') begin()
  // Browsers restore the place on a page when it is loaded again, at times before this runs.
  else if (when === 'scroll') scrollY ? begin() : addEventListener('scroll', begin, { signal })
  // Safari has no `requestIdleCallback`.
  else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(begin)
  else if (when !== 'use') whenNear(element, begin, signal)
  return () => waiting.abort()
}

function whenNear(element: Element, begin: () => void, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
    { rootMargin: near },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
