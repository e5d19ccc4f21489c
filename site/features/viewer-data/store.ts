import type { Viewer } from './viewer-answer.ts'

/** Who looks at the page, for all islands: the build keeps this module in one file that they share. */
let viewer: Viewer | undefined
/** One object, because React compares what a store holds. */
const guest: Viewer = { phase: 'guest' }
const listeners = new Set<(viewer: Viewer) => void>()

/** Undefined while the page waits for the answer. Without a noted sign-in it does not wait: the visitor is a guest. */
export const currentViewer = (): Viewer | undefined =>
  viewer ?? (document.documentElement.dataset.viewer ? undefined : guest)

/**
 * Calls the listener at each change, and at once when the viewer is known. Returns what ends it. A listener that throws
 * keeps no other one from its call.
 */
export function onViewer(listener: (viewer: Viewer) => void): () => void {
  listeners.add(listener)
  const current = currentViewer()
  if (current) listener(current)
  return () => listeners.delete(listener)
}

/** Tells all islands who looks at the page. */
export function viewerChanged(changed: Viewer) {
  viewer = changed
  for (const listener of listeners)
    try {
      listener(changed)
    } catch (error) {
      reportError(error)
    }
}
