import { type Counters, type RequestKind, requestKinds } from './counters.ts'
import type { Point, Sample } from './sample.ts'

export type Gauges = {
  buildId: string
  keptResponses: number
  keptBytes: number
  isContentfulReachable: boolean
  isBreakerOpen: boolean
  isSharedStateReachable: boolean
}

export const servingSample = (counters: Counters, gauges: Gauges): Sample => [
  ...requestPoints(counters),
  { family: 'site_render_seconds', part: 'count', value: counters.renders },
  { family: 'site_render_seconds', part: 'sum', value: counters.renderSeconds },
  { family: 'site_kept_hits', value: counters.keptHits },
  { family: 'site_kept_misses', value: counters.keptMisses },
  { family: 'site_kept_responses', value: gauges.keptResponses },
  { family: 'site_kept_bytes', value: gauges.keptBytes },
  { family: 'site_contentful_reachable', value: Number(gauges.isContentfulReachable) },
  { family: 'site_contentful_breaker_open', value: Number(gauges.isBreakerOpen) },
  { family: 'site_shared_state_reachable', value: Number(gauges.isSharedStateReachable) },
  { family: 'site_workers', value: 1 },
  { family: 'site_build', labels: { id: gauges.buildId }, value: 1 },
]

/** Each kind and its errors exist from the start: Prometheus' `rate()` misses the first values of a new series. */
const requestPoints = ({ requests }: Counters) =>
  requestKinds.flatMap((kind) =>
    requests[kind].flatMap((value, firstDigit): Point[] =>
      value > 0 || firstDigit === usualDigit[kind] || firstDigit === 5
        ? [{ family: 'site_requests', labels: { kind, status: `${firstDigit}xx` }, value }]
        : [],
    ),
  )

const usualDigit: Record<RequestKind, number> = {
  'page-hit': 2,
  'page-shared': 2,
  'page-rendered': 2,
  'page-query': 2,
  redirect: 3,
  'not-found': 4,
  file: 2,
  api: 2,
  refused: 4,
}

export const primarySample = ({ restarts }: { restarts: number }): Sample => [
  { family: 'site_worker_restarts', value: restarts },
]
