import { isRecord } from '@association/content/safe/is-record.ts'
import { UpstreamError } from '../upstream/index.ts'
import type { SuggestAnswer, WebAnswer, WebResult } from './answers.ts'

export type ResultRules = {
  /** Their results become paths. */
  ownHosts: readonly string[]
  /** Further hosts of shown results. */
  hosts: readonly string[]
  /** Pages may load pictures from these hosts. */
  pictureHosts: readonly string[]
}

/** Throws UpstreamError. */
export function readWebAnswer(wire: unknown, rules: ResultRules): WebAnswer {
  // The provider omits `web` without results.
  if (isRecord(wire) && wire.type === 'search' && !('web' in wire)) return { web: { results: [] } }
  if (!isRecord(wire) || !isRecord(wire.web)) throw malformed('no answer to a search')
  const { results } = wire.web
  if (!Array.isArray(results)) throw malformed('no list of results')
  return { web: { results: results.flatMap((result) => readResult(result, rules) ?? []) } }
}

export function readSuggestAnswer(wire: unknown): SuggestAnswer {
  if (!isRecord(wire) || !Array.isArray(wire.results)) throw malformed('no list of suggestions')
  const queries = wire.results.map((result) => (isRecord(result) ? plainText(textOf(result.query)) : ''))
  return { results: [...new Set(queries)].filter(Boolean).map((query) => ({ query })) }
}

function readResult(result: unknown, rules: ResultRules): WebResult | undefined {
  if (!isRecord(result)) return undefined
  const url = shownAddress(result.url, rules.ownHosts, rules.hosts)
  if (url === undefined) return undefined
  const { original } = isRecord(result.thumbnail) ? result.thumbnail : {}
  const picture = shownAddress(original, rules.ownHosts, rules.pictureHosts)
  return {
    url,
    title: plainText(textOf(result.title)),
    description: plainText(textOf(result.description)),
    ...(picture !== undefined && { thumbnail: { original: picture } }),
  }
}

function shownAddress(written: unknown, ownHosts: readonly string[], otherHosts: readonly string[]) {
  if (typeof written !== 'string' || !URL.canParse(written)) return undefined
  const { protocol, host, pathname, search, hash, href } = new URL(written)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  if (ownHosts.includes(host)) return pathname.replace(/^\/+/, '/') + search + hash
  return otherHosts.includes(host) ? href : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const malformed = (message: string) => new UpstreamError('Search', 'malformed', { message })

/** The provider writes HTML: `CME &amp; <strong>credits</strong>`. */
const plainText = (html: string): string =>
  html
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, (written, reference) => character(reference) ?? written)
    .replace(/\s+/g, ' ')
    .trim()

/** `reference` is such as `amp`, `#39` or `#x27`. */
function character(reference: string): string | undefined {
  if (!reference.startsWith('#')) return namedCharacters[reference]
  const code = /^#x/i.test(reference) ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1))
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
}

const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
