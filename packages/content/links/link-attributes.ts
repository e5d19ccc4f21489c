import type { LinkAttributes } from '../define/view.ts'

/** The site's own links become relative; links to the member platform open in the same window. */
export type LinkHosts = {
  own: readonly string[]
  platform: readonly string[]
  /** Base URL for links that give only a path. */
  memberApp?: string
  /** Replaces links to paths of the site, by path. */
  instead?: Readonly<Record<string, string>>
}

/** A disallowed URL loses its `href`; external links open in a new tab. */
export function linkAttributes(address: string | undefined, hosts: LinkHosts): LinkAttributes {
  const safe = safeAddress(address)
  if (safe === undefined) return {}
  if (/^https?:/i.test(safe)) return webLink(safe, hosts)
  if (/^mailto:/i.test(safe)) return newTab(safe)
  return { href: internal(safe, hosts) }
}

/**
 * The only allow-list for editors' URLs: http, https, mailto, tel, relative, hash and query. Returns undefined for
 * others, and for what browsers read as another host (`//host`, `\`).
 */
export function safeAddress(address: string | undefined): string | undefined {
  const written = encoded((address ?? '').replace(ignoredByBrowsers, '').trim())
  if (written === undefined || written === '') return undefined
  const scheme = written.match(/^([a-z][a-z0-9+.-]*):/i)?.[1]?.toLowerCase()
  if (scheme === 'tel' || scheme === 'mailto') return written
  if (scheme === 'http' || scheme === 'https') return URL.canParse(written) ? written : undefined
  if (scheme === undefined && mailAddress.test(written)) return `mailto:${written}`
  return staysHere(written) ? written : undefined
}

/** Mail also opens in a new tab, but without an icon. */
export const isExternal = ({ href, target }: LinkAttributes) =>
  target === '_blank' && /^https?:/i.test(href ?? '')

export const isAllowedAddress = (address: string) => safeAddress(address) !== undefined

// Browsers ignore these inside an address, so `java\nscript:` must be judged without them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
const ignoredByBrowsers = /[\u0000-\u001f\u007f\u00ad\u200b\u2028\u2029\ufeff]/g
/** URLs may not hold these, but search pages, analytics and older DOIs write them. */
const toEncode = /[<>"`{}|^]/
/** Encodes them only after a host, a hostless scheme, or the first character of a path, query or fragment. */
const mayHoldThem = /^(?:https?:\/\/[^/?#<>"`{}|^]+[/?#]|(?:mailto|tel):|[/?#]|\.{1,2}\/)/i

/** Returns undefined for a backslash, which browsers read as a slash, and for remains of markup. */
function encoded(written: string): string | undefined {
  if (written.includes('\\')) return undefined
  if (!toEncode.test(written)) return written
  if (!mayHoldThem.test(written)) return undefined
  return written.replace(new RegExp(toEncode, 'g'), encodeURIComponent)
}

const mailAddress = /^[^/?#:]+@/

/** Returns false if a careless server could resolve the path elsewhere. */
function staysHere(written: string): boolean {
  const hasOddScheme = /^[^/?#]*(?::|%3a)/i.test(written)
  if (hasOddScheme || disguisedSlash.test(written) || !URL.canParse(written, nowhere)) return false
  const { origin, pathname } = new URL(written, nowhere)
  return origin === nowhere && !pathname.startsWith('//')
}

const nowhere = 'https://site.invalid'
/** Matches percent-encoded slashes, backslashes or control characters at the start. */
const disguisedSlash = /^[./]*%(?:2f|5c|[01][0-9a-f]|7f)/i

function webLink(written: string, hosts: LinkHosts): LinkAttributes {
  const { own, platform } = hosts
  const { host, pathname, search, hash, href } = new URL(written)
  if (own.includes(host)) return { href: internal(pathname.replace(/^\/+/, '/') + search + hash, hosts) }
  return platform.includes(host) ? { href } : newTab(href)
}

const newTab = (href: string): LinkAttributes => ({ href, target: '_blank', rel: 'noopener' })

function internal(written: string, { instead }: LinkHosts): string {
  const path = written.replace(/^\/news\//, '/articles/')
  const [, plain = '', fragment = ''] = /^([^?#]*?)\/*(?:\?[^#]*)?(#.*)?$/.exec(path) ?? []
  return instead && Object.hasOwn(instead, plain || '/') ? `${instead[plain || '/']}${fragment}` : path
}
