import { processWide } from '@association/services/upstream'

/** What a request turned out to be. Health checks are not counted. */
export const requestKinds = [
  'page-hit',
  'page-shared',
  'page-rendered',
  'page-query',
  'redirect',
  'not-found',
  'file',
  'api',
  'refused',
] as const
export type RequestKind = (typeof requestKinds)[number]

export type Counters = {
  /** For each kind the number of answers by the first digit of their status. */
  requests: Record<RequestKind, number[]>
  renders: number
  renderSeconds: number
  keptHits: number
  keptMisses: number
}

export const newCounters = (): Counters => ({
  // TypeScript takes the keys of entries for any text.
  requests: Object.fromEntries(requestKinds.map((kind) => [kind, noAnswers()])) as Counters['requests'],
  renders: 0,
  renderSeconds: 0,
  keptHits: 0,
  keptMisses: 0,
})

const noAnswers = () => [0, 0, 0, 0, 0, 0]

/** Plain numbers, so that counting costs nothing: they become metrics when a monitoring system reads them. */
export const counters = processWide('counters', newCounters)

export function countRequest(kind: RequestKind, status: number, { requests }: Counters = counters) {
  const byClass = requests[kind]
  const firstDigit = Math.floor(status / 100)
  byClass[firstDigit] = (byClass[firstDigit] ?? 0) + 1
}
