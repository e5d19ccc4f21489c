import type { FastifyInstance } from 'fastify'
import { checkNumber, guarded, numberIn, type SearchQuery, type ServiceOptions } from './service.ts'

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
