/** Seconds that a CDN stores a page, and then serves it while it revalidates. */
const stored = 30
const refreshed = 60

/**
 * Browsers revalidate each time. CDNs receive no webhook, so they store a page for 30 seconds; while the site is
 * silent, for a day.
 */
export const sharedFor = sharedHeader(stored, refreshed)

/** CDNs stop at the expiry while the site responds. Undefined if the expiry is later than any CDN serves. */
export function sharedUntil(remainingMs: number): string | undefined {
  const remaining = Math.max(Math.floor(remainingMs / 1000), 0)
  if (remaining >= stored + refreshed) return undefined
  const first = Math.min(stored, remaining)
  return sharedHeader(first, remaining - first)
}

function sharedHeader(seconds: number, more: number) {
  return `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${more}, stale-if-error=86400`
}
