import { processWide } from '@association/services/upstream'

/** Health checks are not counted. */
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
  /** By first digit of the status. */
  requests: Record<RequestKind, number[]>
  renders: number
  renderSeconds: number
  keptHits: number
  keptMisses: number
}

export const newCounters = (): Counters => ({
  // TypeScript widens entry keys.
  requests: Object.fromEntries(requestKinds.map((kind) => [kind, noAnswers()])) as Counters['requests'],
  renders: 0,
  renderSeconds: 0,
  keptHits: 0,
  keptMisses: 0,
})

const noAnswers = () => [0, 0, 0, 0, 0, 0]

/** Plain numbers make counting free. */
export const counters = processWide('counters', newCounters)

export function countRequest(kind: RequestKind, status: number, { requests }: Counters = counters) {
  const byClass = requests[kind]
  const firstDigit = Math.floor(status / 100)
  byClass[firstDigit] = (byClass[firstDigit] ?? 0) + 1
}
