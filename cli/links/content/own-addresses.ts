import { type LinkHosts, linkAttributes, safeAddress } from '@association/content/links/link-attributes.ts'

type Destination =
  | { kind: 'nowhere' }
  /** A path with query and fragment, or only these. */
  | { kind: 'own'; href: string }
  | { kind: 'elsewhere'; href: string }

export function destinationOf(address: string, hosts: LinkHosts): Destination {
  const href = linkAttributes(address, hosts).href
  if (safeAddress(address) === undefined || href === undefined) return { kind: 'nowhere' }
  return { kind: /^(?:https?|mailto|tel):/i.test(href) ? 'elsewhere' : 'own', href }
}

export const absolute = (href: string, { siteUrl, path = '/' }: { siteUrl: string; path?: string }) =>
  URL.parse(href, new URL(path, siteUrl))?.href
