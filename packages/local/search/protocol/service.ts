import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SearchIndex } from '../find/search-index.ts'
import { refuse, refuseInvalid, type SearchProblem } from './errors.ts'
import { answersFaulty, type FaultSwitch } from './faults.ts'
import { type Quota, quotaMeter } from './quota.ts'

export type ServiceOptions = {
  index: SearchIndex
  token: string
  quota?: Quota | undefined
  faults: FaultSwitch
}

export type SearchQuery = Readonly<Record<string, string | undefined>>

export function guarded(
  { token, quota, faults }: ServiceOptions,
  { check, answer }: { check(query: SearchQuery): SearchProblem[]; answer(query: SearchQuery): unknown },
) {
  const meter = quotaMeter(quota)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (await answersFaulty(faults.current(), reply)) return reply
    const given = request.headers['x-subscription-token']
    if (given === undefined)
      return refuseInvalid(reply, 'header', [{ name: 'x-subscription-token', msg: 'Field required' }])
    if (given !== token) return refuse(reply, wrongToken)
    const query = request.query as SearchQuery
    const problems = [...checkText(query.q), ...check(query)]
    if (problems.length > 0) return refuseInvalid(reply, 'query', problems)
    return meter(reply) ?? answer(query)
  }
}

const wrongToken = {
  status: 422,
  code: 'SUBSCRIPTION_TOKEN_INVALID',
  detail: 'The provided subscription token is invalid.',
  meta: { component: 'authentication' },
}

/** The provider's limits. */
const longest = { characters: 400, words: 50 }

function checkText(q: unknown): SearchProblem[] {
  if (typeof q !== 'string' || q.trim() === '') return [{ name: 'q', msg: 'Field required' }]
  if (q.length > longest.characters)
    return [{ name: 'q', msg: `String should have at most ${longest.characters} characters` }]
  return q.trim().split(/\s+/).length > longest.words
    ? [{ name: 'q', msg: `Query should have at most ${longest.words} words` }]
    : []
}

export const numberIn = (written: string | undefined, usual: number) =>
  written === undefined ? usual : Number(written)

export const checkNumber = (
  query: SearchQuery,
  name: string,
  [least, most]: readonly [number, number],
): SearchProblem[] => {
  const written = query[name]
  const isRight =
    written === undefined ||
    (/^\d{1,3}$/.test(written) && Number(written) >= least && Number(written) <= most)
  return isRight ? [] : [{ name, msg: `Input should be a whole number from ${least} to ${most}` }]
}
