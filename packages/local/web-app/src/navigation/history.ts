import { useSyncExternalStore } from 'react'
import { hrefOf, parseRoute, type Route } from './route.ts'

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of [...listeners]) listener()
}
globalThis.addEventListener?.('popstate', tell)

export function onNavigation(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function navigate(route: Route) {
  const href = hrefOf(route)
  if (href === location.pathname + location.search) return
  history.pushState(null, '', href)
  tell()
}

export const currentRoute = () => parseRoute(location.href)

export const useAddress = () => useSyncExternalStore(onNavigation, () => location.href)
