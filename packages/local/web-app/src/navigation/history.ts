import { useSyncExternalStore } from 'react'
import { hrefOf, parseRoute, type Route } from './route.ts'

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
globalThis.addEventListener?.('popstate', tell)

export function navigate(route: Route, { isReplacement = false } = {}) {
  const href = hrefOf(route)
  if (href === location.pathname + location.search) return tell()
  if (isReplacement) history.replaceState(null, '', href)
  else history.pushState(null, '', href)
  tell()
}

export const currentRoute = (standardEnvironment?: string) => parseRoute(location.href, standardEnvironment)

/** The address of the page, as it changes. */
export const useAddress = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => location.href,
  )
