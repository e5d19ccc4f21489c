import { gzipSync } from 'node:zlib'

/** Bytes after gzip level 9, each file separately. */
export const weight = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length

export const total = (weights: readonly number[]) => weights.reduce((sum, each) => sum + each, 0)

/** Only scripts that a current browser loads. */
export const scriptsIn = (html: string) =>
  [...html.matchAll(/<script\b[^>]*?\bsrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .map(([, address = '']) => address)

export const fontsIn = (html: string) =>
  [...html.matchAll(/<link\b[^>]*\bas="font"[^>]*>/g)].flatMap(
    ([tag]) => tag.match(/href="([^"]+)"/)?.[1] ?? [],
  )

export const fontsOfHeader = (header: string) =>
  header
    .split(/,\s*(?=<)/)
    .flatMap((link) => (/as="?font/.test(link) ? (link.match(/<([^>]+)>/)?.[1] ?? []) : []))
