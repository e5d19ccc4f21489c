import type { LinkAttributes } from '../define/view.ts'

/** Hosts whose links do not leave: our own become relative, the member platform's stay in the same window. */
export type LinkHosts = { own: readonly string[]; platform: readonly string[] }

/**
 * What an address that an editor wrote becomes. Everything but http, https, mailto, tel, relative, hash and query
 * loses its `href`, and so does what browsers would read as another host (`//host`, `\`).
 */
export function linkAttributes(address: string | undefined, hosts: LinkHosts): LinkAttributes {
  const written = cleaned(address)
  if (written === '' || inNoAddress.test(written)) return {}
  if (/^[/#?.]/.test(written)) return pathLink(written)

  const scheme = written.match(/^([a-z][a-z0-9+.-]*):/i)?.[1]?.toLowerCase()
  if (scheme === 'http' || scheme === 'https') return webLink(written, hosts)
  if (scheme === 'tel') return { href: written }
  if (scheme === 'mailto') return newTab(written)
  if (scheme !== undefined) return {}
  return mailAddress.test(written) ? newTab(`mailto:${written}`) : pathLink(written)
}

/** External links open in a new tab and show an icon; mail opens in a new tab without one. */
export const isExternal = ({ href, target }: LinkAttributes) =>
  target === '_blank' && /^https?:/i.test(href ?? '')

export const isAllowedAddress = (address: string) =>
  linkAttributes(address, { own: [], platform: [] }).href !== undefined

// Browsers ignore these inside an address, so `java\nscript:` must be judged without them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const ignoredByBrowsers = /[\u0000-\u001f\u007f\u00ad\u200b\u2028\u2029\ufeff]/g
/** A browser reads a backslash as a slash; the others are the remains of markup. */
const inNoAddress = /[\\<>"`{}|^]/
const mailAddress = /^[^/?#:]+@/
const cleaned = (address: string | undefined) => (address ?? '').replace(ignoredByBrowsers, '').trim()

/** An address on this site; one that would leave it, or leads a careless server elsewhere, is none. */
function pathLink(written: string): LinkAttributes {
  const hasOddScheme = /^[^/?#]*(?::|%3a)/i.test(written)
  if (hasOddScheme || disguisedSlash.test(written) || !URL.canParse(written, nowhere)) return {}
  const { origin, pathname } = new URL(written, nowhere)
  return origin === nowhere && !pathname.startsWith('//') ? { href: internal(written) } : {}
}

const nowhere = 'https://site.invalid'
/** A percent-encoded slash, backslash or control character where a path begins. */
const disguisedSlash = /^[./]*%(?:2f|5c|[01][0-9a-f]|7f)/i

function webLink(written: string, { own, platform }: LinkHosts): LinkAttributes {
  if (!URL.canParse(written)) return {}
  const { host, pathname, search, hash, href } = new URL(written)
  if (own.includes(host)) return { href: internal(pathname.replace(/^\/+/, '/') + search + hash) }
  return platform.includes(host) ? { href } : newTab(href)
}

const newTab = (href: string): LinkAttributes => ({ href, target: '_blank', rel: 'noopener' })
const internal = (path: string) => path.replace(/^\/news\//, '/articles/')
