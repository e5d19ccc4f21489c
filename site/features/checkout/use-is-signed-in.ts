import { useSyncExternalStore } from 'react'

/** This is a hint, because the server checks the session again. */
export const useIsSignedIn = () => useSyncExternalStore(subscribe, isSignedIn, () => false)

const isSignedIn = () => document.documentElement.dataset.viewer === 'member'

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-viewer'] })
  return () => observer.disconnect()
}
