import type { IncomingMessage } from 'node:http'

/**
 * Paths that browsers and our links never send: dot segments, escaped slashes, names of routes. Each would be one more
 * way to name a file or a page, past what is decided by its path.
 */
const strange = /\\|%(?:00|2f|5c)|\/(?:\.|%2e){1,2}(?:\/|$)|^\/(?!_next\/).*(?:[[\]]|%5[bd])/i

/** `GET http://example.org/a`, as clients write it for a proxy. */
const absolute = /^https?:\/\/([^/?#]*)([^#]*)/is

/** Gives a request the form in which everything else reads it. The host of an absolute address counts, and no header. */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>) {
  const [isAbsolute, host, rest = ''] = absolute.exec(request.url ?? '') ?? []
  if (!isAbsolute) return
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  // Several headers stay a mistake.
  if (!request.headers.host?.includes(',')) request.headers.host = host
}

export type Target = { path: string; host: string }

/**
 * What a request is for: its path as it was sent, and its host in lower case. Undefined when the path is strange, or when
 * there are several `Host` headers, which Node.js joins with commas.
 */
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

/** Other spellings of a host: with a final dot, or with the port that its scheme has anyway. */
export const spellingsOf = (host: string) => [host, host.replace(/:(?:80|443)$/, '').replace(/\.$/, '')]
