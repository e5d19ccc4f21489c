import type { Scope } from '../contentful/clients.ts'

export type Route =
  | { screen: 'start' }
  | { screen: 'entries' | 'assets' | 'apps' | 'home' | 'content_types'; scope: Scope }
  | { screen: 'asset'; scope: Scope; id: string }
  | EntryRoute
  | { screen: 'app-config'; scope: Scope; app: string }
  | { screen: 'app-page'; scope: Scope; app: string; path: string }
  | { screen: 'nowhere' }

export type EntryRoute = {
  screen: 'entry'
  scope: Scope
  id: string
  focus?: Focus
  /** The entry that the live preview shows. */
  preview?: string
  /** This entry was opened from these. */
  previous?: readonly string[]
}
export type Focus = { field: string; locale?: string }

export function parseRoute(address: string, standardEnvironment = 'master'): Route {
  const url = new URL(address, 'http://page')
  const [, spaces, spaceId, ...rest] = url.pathname.split('/').map(decode)
  if (!spaces) return { screen: 'start' }
  if (spaces !== 'spaces' || !spaceId) return { screen: 'nowhere' }
  const isNamed = rest[0] === 'environments' && Boolean(rest[1])
  const scope = { spaceId, environmentId: isNamed ? String(rest[1]) : standardEnvironment }
  return inSpace(scope, (isNamed ? rest.slice(2) : rest).filter(Boolean), url.searchParams)
}

function inSpace(scope: Scope, [list, id, ...more]: string[], query: URLSearchParams): Route {
  switch (list) {
    case undefined:
      return { screen: 'entries', scope }
    case 'home':
    case 'content_types':
      return { screen: list, scope }
    case 'entries':
      return id ? { screen: 'entry', scope, id, ...entryOptions(query) } : { screen: 'entries', scope }
    case 'assets':
      return id ? { screen: 'asset', scope, id } : { screen: 'assets', scope }
    case 'apps':
      return inApps(scope, id, more)
    default:
      return { screen: 'nowhere' }
  }
}

function inApps(scope: Scope, id: string | undefined, [app, ...path]: string[]): Route {
  if (!id) return { screen: 'apps', scope }
  if (id !== 'app_installations') return { screen: 'app-config', scope, app: id }
  return app ? { screen: 'app-page', scope, app, path: `/${path.join('/')}` } : { screen: 'apps', scope }
}

function entryOptions(query: URLSearchParams) {
  const field = query.get('focusedField')
  const preview = query.get('preview')
  const previous = query.get('previousEntries')?.split(',').filter(Boolean) ?? []
  return {
    ...(field ? { focus: { field, locale: query.get('focusedLocale') ?? undefined } } : {}),
    ...(preview ? { preview } : {}),
    ...(previous.length > 0 ? { previous } : {}),
  }
}

/** Always contains the environment. */
export function hrefOf(route: Route): string {
  if (route.screen === 'start' || route.screen === 'nowhere') return '/'
  const { spaceId, environmentId } = route.scope
  const base = `/spaces/${encodeURIComponent(spaceId)}/environments/${encodeURIComponent(environmentId)}`
  switch (route.screen) {
    case 'entry':
      return `${base}/entries/${encodeURIComponent(route.id)}${queryOf(route)}`
    case 'asset':
      return `${base}/assets/${encodeURIComponent(route.id)}`
    case 'app-config':
      return `${base}/apps/${encodeURIComponent(route.app)}`
    case 'app-page':
      return `${base}/apps/app_installations/${encodeURIComponent(route.app)}${route.path}`
    default:
      return `${base}/${route.screen}`
  }
}

function queryOf({ focus, preview, previous = [] }: EntryRoute) {
  const query = new URLSearchParams({
    ...(focus ? { focusedField: focus.field, ...(focus.locale ? { focusedLocale: focus.locale } : {}) } : {}),
    ...(preview ? { preview } : {}),
    ...(previous.length > 0 ? { previousEntries: previous.join() } : {}),
  })
  return query.size > 0 ? `?${query}` : ''
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
