import type { Space } from '@association/content'
import { placeOf, type Session } from './session.ts'

export type EntryRef = { space: Space; entry: string; field?: string }

export const isSameEntry = (one: EntryRef | undefined, other: EntryRef) =>
  one?.space === other.space && one.entry === other.entry

export function editAddress(session: Session, { space, entry, field }: EntryRef): string {
  const { spaceId, environmentId } = placeOf(session, space)
  const path = ['spaces', spaceId, 'environments', environmentId, 'entries', entry].map(encodeURIComponent)
  const address = new URL(`/${path.join('/')}`, webApp(session.sdk.hostnames.webapp))
  if (field) {
    address.searchParams.set('focusedField', field)
    address.searchParams.set('focusedLocale', session.sdk.locales.default)
  }
  return address.href
}

export const siteAddress = ({ installation }: Session, path: string) =>
  `${installation.siteUrl}${path.startsWith('/') ? path : `/${path}`}`

/** The host has no scheme: it is https, except on localhost. */
function webApp(host: string) {
  if (/^https?:/.test(host)) return host
  return `${/^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host) ? 'http' : 'https'}://${host}`
}
