import { gzipSync } from 'node:zlib'

/** Bytes as they travel: gzip at its best, each file by itself. */
export const weight = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length

export const total = (weights: readonly number[]) => weights.reduce((sum, each) => sum + each, 0)

/** The URLs of all scripts in a page's markup that a current browser loads. */
export const scriptsIn = (html: string) =>
  [...html.matchAll(/<script\b[^>]*?\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .map(([, address = '']) => address)

/** Addresses of the fonts a page asks for before anything else. */
export const fontsIn = (html: string) =>
  [...html.matchAll(/<link\b[^>]*\bas="font"[^>]*>/g)].flatMap(
    ([tag]) => tag.match(/href="([^"]+)"/)?.[1] ?? [],
  )

/** The same, of a `Link` header. */
export const fontsOfHeader = (header: string) =>
  header
    .split(/,\s*(?=<)/)
    .flatMap((link) => (/as="?font/.test(link) ? (link.match(/<([^>]+)>/)?.[1] ?? []) : []))
