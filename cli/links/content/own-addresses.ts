import { type LinkHosts, linkAttributes, safeAddress } from '@association/content/links/link-attributes.ts'

/** Where an address leads, by the site's own rules of links. */
type Destination =
  /** No address, or one that the site does not link to. */
  | { kind: 'nowhere' }
  /** Within the site: a path with its query and fragment, or only these. */
  | { kind: 'own'; href: string }
  /** Another site, a mailbox or a telephone. */
  | { kind: 'elsewhere'; href: string }

export function destinationOf(address: string, hosts: LinkHosts): Destination {
  const href = linkAttributes(address, hosts).href
  if (safeAddress(address) === undefined || href === undefined) return { kind: 'nowhere' }
  return { kind: /^(?:https?|mailto|tel):/i.test(href) ? 'elsewhere' : 'own', href }
}

/** An address as the site shows it on a page, in full. */
export const absolute = (href: string, { siteUrl, path = '/' }: { siteUrl: string; path?: string }) =>
  URL.parse(href, new URL(path, siteUrl))?.href
