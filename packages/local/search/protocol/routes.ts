import type { FastifyInstance } from 'fastify'
import type { PageText } from '../find/search-index.ts'
import { wordsOf } from '../find/synonyms.ts'
import { checkNumber, guarded, numberIn, type SearchQuery, type ServiceOptions } from './service.ts'

/** `GET /res/v1/web/search`. */
export async function webRoute(server: FastifyInstance, options: ServiceOptions) {
  const { index } = options
  const check = (query: SearchQuery) => [
    ...checkNumber(query, 'count', [1, 20]),
    ...checkNumber(query, 'offset', [0, 9]),
  ]
  const answer = (query: SearchQuery) => {
    const { q = '' } = query
    const { text, hosts } = readOperators(q)
    const count = numberIn(query.count, 20)
    const start = count * numberIn(query.offset, 0)
    const pages = index
      .find(text)
      .filter(({ url }) => hosts.length === 0 || hosts.includes(new URL(url).host))
    const shown = pages.slice(start, start + count)
    return {
      type: 'search',
      query: { original: q, more_results_available: pages.length > start + count },
      // The provider omits `web` without results.
      ...(shown.length > 0 && {
        web: { type: 'search', results: shown.map((page) => resultOf(page, text)), family_friendly: true },
      }),
    }
  }
  server.get('/res/v1/web/search', guarded(options, { check, answer }))
}

/** `GET /res/v1/suggest/search` returns titles with the query's words. */
export async function suggestRoute(server: FastifyInstance, options: ServiceOptions) {
  const check = (query: SearchQuery) => checkNumber(query, 'count', [1, 20])
  const answer = (query: SearchQuery) => {
    const { q = '' } = query
    const titles = options.index.titles(q, numberIn(query.count, 5))
    return { type: 'suggest', query: { original: q }, results: titles.map((title) => ({ query: title })) }
  }
  server.get('/res/v1/suggest/search', guarded(options, { check, answer }))
}

/** The operator is `site:`, alone or as `(site:one OR site:two)`. */
function readOperators(q: string): { text: string; hosts: string[] } {
  const operator = /\bsite:([^\s()]+)/g
  const hosts = [...q.matchAll(operator)].map(([, host = '']) => host)
  const text = q.replace(operator, ' ').replace(/[()]|\bOR\b/g, ' ')
  return { text: text.trim(), hosts }
}

/** The provider sends HTML. */
const resultOf = (page: PageText, query: string) => ({
  type: 'search_result',
  subtype: 'generic',
  title: escaped(page.title),
  url: page.url,
  description: escaped(excerptOf(page, query)),
  language: 'en',
  family_friendly: true,
  is_live: false,
  is_source_local: false,
  is_source_both: false,
  meta_url: { scheme: new URL(page.url).protocol.slice(0, -1), netloc: new URL(page.url).host },
  ...(page.picture !== undefined && {
    thumbnail: { src: page.picture, original: page.picture, logo: false },
  }),
})

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`)

const longestExcerpt = 240

function excerptOf({ description, text }: PageText, query: string): string {
  if (description !== '') return shortened(description)
  const words = wordsOf(query)
  const sentences = text.split(/(?<=[.!?]) /)
  const first = sentences.findIndex((sentence) => wordsOf(sentence).some((word) => words.includes(word)))
  return shortened(sentences.slice(Math.max(0, first)).join(' '))
}

function shortened(text: string): string {
  if (text.length <= longestExcerpt) return text
  const cut = text.slice(0, longestExcerpt)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
