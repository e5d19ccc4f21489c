/**
 * `Cache-Control` of what is the same for all visitors. Browsers ask each time (a 304 when nothing changed). CDNs receive
 * no webhook, so they store a page for 30 seconds. While the site does not respond, they serve it for a day.
 */
export const sharedFor =
  'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=60, stale-if-error=86400'
