import type { ProcessesConfig } from '@association/services/config'

/** Cloudflare (`Cache-Tag`) and Fastly (`Surrogate-Key`) truncate longer ones. */
const longestHeader = 16_000

const spelling = {
  'cache-tag': { separator: ',', keepNothing: { 'cdn-cache-control': 'no-store' } },
  'surrogate-key': { separator: ' ', keepNothing: { 'surrogate-control': 'max-age=0' } },
} as const

/** If the tags do not fit, no CDN may store the page, which would outlive a purge. */
export function cdnHeaders(
  cdnTags: ProcessesConfig['cdnTags'],
  tags: readonly string[],
): Record<string, string> {
  if (cdnTags === 'off' || tags.length === 0) return {}
  const { separator, keepNothing } = spelling[cdnTags]
  const value = tags.map(cdnTag).join(separator)
  return value.length > longestHeader ? keepNothing : { [cdnTags]: value }
}

/** Paths may have spaces, commas and non-ASCII letters. */
export const cdnTag = (tag: string) =>
  tag.toWellFormed().replace(/[^!#-+./0-:<-~-]/gu, (character) => encodeURIComponent(character))
