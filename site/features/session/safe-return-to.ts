import { canonical } from '../../base/paths.ts'
import { signedInMark } from '../../base/signed-in-key.ts'

/** Characters of an address to return to. The sign-in keeps it in a cookie. */
const longest = 1500

/** Addresses that do something, or answer no page: nobody returns to them. */
const noPage = /^\/(?:auth|api|preview)(?:\/|$)/

/**
 * The part of an address after the origin of this site: path, query and hash. The home page for any other address. The
 * path never begins with two slashes, which browsers read as the name of a host.
 */
export function safeReturnTo(address: string | null | undefined, siteUrl: string): string {
  const home = new URL(siteUrl)
  const url = within(home, address ?? '')
  if (!url) return '/'
  const path = `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}${url.hash}`
  return within(home, path) && path.length <= longest && isPage(url.pathname) ? path : '/'
}

/**
 * Where a sign-in returns to: the given address, with the query of the page whose link was followed. A stored page is the
 * same for every query, so its link cannot name one.
 */
export function returnToWithQuery(address: string | null, referrer: string | null, siteUrl: string): string {
  const path = safeReturnTo(address, siteUrl)
  const page = safeReturnTo(referrer, siteUrl)
  const [pagePath, query] = page.split(/[?#]/, 2)
  return address !== null && pagePath === path && query ? page : path
}

/** The server finds a page by its canonical path, so `/%61uth/logout` is `/auth/logout`. */
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
  // The origin of `blob:https://site` is that of the site.
  return url.origin === home.origin && url.protocol === home.protocol ? url : undefined
}

/** The same address with the mark by which the page notes the sign-in. */
export function withSignedInMark(path: string): string {
  const [address = '', ...hash] = path.split('#')
  const [, query] = address.split('?', 2)
  if (new URLSearchParams(query).has(signedInMark)) return path
  const marked = `${address}${query === undefined ? '?' : '&'}${signedInMark}`
  return [marked, ...hash].join('#')
}
