import type { IncomingMessage } from 'node:http'

/** Dot segments, escaped slashes and route names would bypass decisions made by path. Browsers never send them. */
const strange = /\\|%(?:00|2f|5c)|\/(?:\.|%2e){1,2}(?:\/|$)|^\/(?!_next\/).*(?:[[\]]|%5[bd])/i

/** Clients send `GET http://example.org/a` to a proxy. */
const absolute = /^https?:\/\/([^/?#]*)([^#]*)/is

/** The host of an absolute URL replaces the `Host` header (RFC 9112). */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>) {
  const [isAbsolute, host, rest = ''] = absolute.exec(request.url ?? '') ?? []
  if (!isAbsolute) return
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  // Keeps duplicate `Host` headers, which are rejected later.
  if (!request.headers.host?.includes(',')) request.headers.host = host
}

export type Target = { path: string; host: string }

/** Returns undefined for a strange path, or for several `Host` headers, which Node.js joins with commas. */
export function targetOf({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): Target | undefined {
  const { host = '' } = headers
  const [path = ''] = url.split('?')
  if (!path.startsWith('/') || strange.test(path) || host.includes(',')) return undefined
  try {
    decodeURIComponent(path)
    return { path, host: host.toLowerCase() }
  } catch {
    return undefined
  }
}

/** Also without a final dot or the default port. */
export const spellingsOf = (host: string) => [host, host.replace(/:(?:80|443)$/, '').replace(/\.$/, '')]
