import { type LinkHosts, linkAttributes } from './link-attributes.ts'

/**
 * Returns the site's path of a URL, as `plainPath` writes it. Returns undefined for a URL of another site, and for one
 * relative to the current page, such as `about` or `#fees`.
 */
export function ownPath(address: string, hosts: LinkHosts): string | undefined {
  const { href } = linkAttributes(address, hosts)
  return href?.startsWith('/') ? plainPath(href) : undefined
}

/** Normalizes a path: removes query, fragment, dots, percent-encoding and a trailing slash. */
export function plainPath(href: string): string {
  const path = URL.parse(href, 'https://site.invalid')?.pathname ?? href
  return decoded(path.replace(/(?<=[^/])\/+$/, ''))
}

/** Percent-encoded or not, it is the same path. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
