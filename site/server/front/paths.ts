import type { IncomingMessage } from 'node:http'

/** Dot segments, escaped slashes and route names would bypass checks by path. Browsers never send them. */
const strange = /\\|%(?:00|2f|5c)|\/(?:\.|%2e){1,2}(?:\/|$)|^\/(?!_next\/).*(?:[[\]]|%5[bd])/i

/** `GET http://example.org/a`, as sent to a proxy. */
const absolute = /^https?:\/\/([^/?#]*)([^#]*)/is

/** The URL's host replaces the `Host` header (RFC 9112). */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>) {
  const [isAbsolute, host, rest = ''] = absolute.exec(request.url ?? '') ?? []
  if (!isAbsolute) return
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  // Duplicate headers are rejected later.
  if (!request.headers.host?.includes(',')) request.headers.host = host
}

export type RequestTarget = { path: string; host: string }

/** Undefined for a strange path or several `Host` headers, which Node.js joins with commas. */
export function targetOf({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): RequestTarget | undefined {
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

/** A final dot or default port is optional. */
export const spellingsOf = (host: string) => [host, host.replace(/:(?:80|443)$/, '').replace(/\.$/, '')]
