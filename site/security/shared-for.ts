/**
 * `Cache-Control` of what is the same for everybody. Browsers ask each time (a 304 when nothing changed). Caches in
 * front hear of no webhook: they may help for half a minute, and for a day while the site does not answer.
 */
export const sharedFor =
  'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=60, stale-if-error=86400'
