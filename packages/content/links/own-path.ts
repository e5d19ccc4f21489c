import { type LinkHosts, linkAttributes } from './link-attributes.ts'

/**
 * The path on the site that an address leads to, as `plainPath` writes it. Returns undefined for an address of another
 * site, and for one whose path depends on the page that shows it, such as `about` or `#fees`.
 */
export function ownPath(address: string, hosts: LinkHosts): string | undefined {
  const { href } = linkAttributes(address, hosts)
  return href?.startsWith('/') ? plainPath(href) : undefined
}

/** A path as one text for all its spellings: without query, fragment, dots, percent-encoding and a slash at its end. */
export function plainPath(href: string): string {
  const path = URL.parse(href, 'https://site.invalid')?.pathname ?? href
  return decoded(path.replace(/(?<=[^/])\/+$/, ''))
}

/** A path as editors write it: percent-encoded or not is the same place. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
