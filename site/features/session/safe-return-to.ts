import { canonical } from '../../base/paths.ts'
import { signedInMark } from '../../base/signed-in-key.ts'

/** Characters, because a cookie keeps the address. */
const longest = 1500

/** These addresses act, or answer no page. */
const noPage = /^\/(?:auth|api|preview)(?:\/|$)/

/** Returns the home page for another site. The path never begins with `//`, which browsers read as a host. */
export function safeReturnTo(address: string | null | undefined, siteUrl: string): string {
  const home = new URL(siteUrl)
  const url = within(home, address ?? '')
  if (!url) return '/'
  const path = `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}${url.hash}`
  return within(home, path) && path.length <= longest && isPage(url.pathname) ? path : '/'
}

/** Adds the page's query, because a stored page is the same for every query. */
export function returnToWithQuery(address: string | null, referrer: string | null, siteUrl: string): string {
  const path = safeReturnTo(address, siteUrl)
  const page = safeReturnTo(referrer, siteUrl)
  const [pagePath, query] = page.split(/[?#]/, 2)
  return address !== null && pagePath === path && query ? page : path
}

/** The server canonicalizes `/%61uth/logout` to `/auth/logout`. */
function isPage(pathname: string): boolean {
  try {
    return !noPage.test(canonical(pathname))
  } catch {
    // A broken escape names no page.
    return false
  }
}

function within(home: URL, address: string): URL | undefined {
  if (!URL.canParse(address, home.href)) return undefined
  const url = new URL(address, home.href)
  // `blob:https://site` has the origin of the site.
  return url.origin === home.origin && url.protocol === home.protocol ? url : undefined
}

export function withSignedInMark(path: string): string {
  const [address = '', ...hash] = path.split('#')
  const [, query] = address.split('?', 2)
  if (new URLSearchParams(query).has(signedInMark)) return path
  const marked = `${address}${query === undefined ? '?' : '&'}${signedInMark}`
  return [marked, ...hash].join('#')
}
