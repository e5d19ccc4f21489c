/** Seconds that a CDN stores a page, and then serves it while it requests the page again. */
const stored = 30
const refreshed = 60

/**
 * `Cache-Control` of what is the same for all visitors. Browsers ask each time (a 304 when nothing changed). CDNs receive
 * no webhook, so they store a page for 30 seconds. While the site does not respond, they serve it for a day.
 */
export const sharedFor = sharedHeader(stored, refreshed)

/**
 * The same for a page that is out of date in a known number of milliseconds: while the site responds, no CDN serves it after that time.
 * Undefined where that time is further away than any CDN serves a page.
 */
export function sharedUntil(remainingMs: number): string | undefined {
  const remaining = Math.max(Math.floor(remainingMs / 1000), 0)
  if (remaining >= stored + refreshed) return undefined
  const first = Math.min(stored, remaining)
  return sharedHeader(first, remaining - first)
}

function sharedHeader(seconds: number, more: number) {
  return `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${more}, stale-if-error=86400`
}
