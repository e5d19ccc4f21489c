/** `near`: near the window. `use`: first use. */
export type When = 'near' | 'use' | 'scroll' | 'idle' | 'now'

const near = '400px'
const uses = ['pointerover', 'keydown', 'focusin', 'click', 'change']

/** Calls `start` once, at the given moment or at first use. Returns a cancel function. */
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
  // Browsers can restore the scroll position before this code runs.
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
