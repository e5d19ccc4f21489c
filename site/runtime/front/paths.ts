import type { IncomingMessage } from 'node:http'

/**
 * What no browser and no link of ours sends: dot segments, slashes in disguise, the name of a route instead of an
 * address. Each would be one more way to name a file or a page, past what is decided by its path.
 */
const strange = /\\|%(?:00|2f|5c)|\/(?:\.|%2e){1,2}(?:\/|$)|^\/(?!_next\/).*(?:[[\]]|%5[bd])/i

/** The path of a request as it was sent, or nothing when it cannot be read. */
export function pathOf({ url = '' }: Pick<IncomingMessage, 'url'>): string | undefined {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  if (!path.startsWith('/') || strange.test(path)) return undefined
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return undefined
  }
}

/** The one spelling of a path: what needs no escape has none, and no part of it is empty. */
export const canonical = (path: string) => `/${path.split('/').filter(Boolean).map(plain).join('/')}`

const plain = (segment: string) => encodeURIComponent(decodeURIComponent(segment))
