import type { Viewer } from './viewer-answer.ts'

/** The build keeps this module in one file, so all islands share it. */
let viewer: Viewer | undefined
/** One object, because React compares the values of a store. */
const guest: Viewer = { phase: 'guest' }
const listeners = new Set<(viewer: Viewer) => void>()

/** Undefined while the page waits for the answer. Without a noted sign-in, the visitor is a guest. */
export const currentViewer = (): Viewer | undefined =>
  viewer ?? (document.documentElement.dataset.viewer ? undefined : guest)

/** Calls the listener at each change, and at once when the viewer is known. A throwing listener stops no other. */
export function onViewer(listener: (viewer: Viewer) => void): () => void {
  listeners.add(listener)
  const current = currentViewer()
  if (current) listener(current)
  return () => listeners.delete(listener)
}

export function viewerChanged(changed: Viewer) {
  viewer = changed
  for (const listener of listeners)
    try {
      listener(changed)
    } catch (error) {
      reportError(error)
    }
}
