import type { ProcessesConfig } from '@association/services/config'

/** Cloudflare (`Cache-Tag`) and Fastly (`Surrogate-Key`) both cut off longer headers. */
const longestHeader = 16_000

const spelling = {
  'cache-tag': { separator: ',', keepNothing: { 'cdn-cache-control': 'no-store' } },
  'surrogate-key': { separator: ' ', keepNothing: { 'surrogate-control': 'max-age=0' } },
} as const

/**
 * The header that tells a CDN the tags of the content in a page, so that it can purge by them. A page whose tags do
 * not fit would outlive a purge: its answer forbids the CDN to keep it.
 */
export function cdnHeaders(
  cdnTags: ProcessesConfig['cdnTags'],
  tags: readonly string[],
): Record<string, string> {
  if (cdnTags === 'off' || tags.length === 0) return {}
  const { separator, keepNothing } = spelling[cdnTags]
  const value = tags.map(cdnTag).join(separator)
  return value.length > longestHeader ? keepNothing : { [cdnTags]: value }
}

/** Tags hold paths, which may have spaces, commas and letters beyond ASCII. */
export const cdnTag = (tag: string) =>
  tag.toWellFormed().replace(/[^!#-+./0-:<-~-]/gu, (character) => encodeURIComponent(character))
