import { type LinkHosts, linkAttributes } from './link-attributes.ts'

/** Returns a path like `plainPath`; undefined for another site or a URL relative to the page (`about`, `#fees`). */
export function ownPath(address: string, hosts: LinkHosts): string | undefined {
  const { href } = linkAttributes(address, hosts)
  return href?.startsWith('/') ? plainPath(href) : undefined
}

/** Removes query, fragment, dots, percent-encoding and a trailing slash. */
export function plainPath(href: string): string {
  const path = URL.parse(href, 'https://site.invalid')?.pathname ?? href
  return decoded(path.replace(/(?<=[^/])\/+$/, ''))
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
