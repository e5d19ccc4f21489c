import type { SharedState, SharedStateStatus } from '@association/services/shared-state'
import type { ContentChanges } from '../../content/freshness/content-changes.ts'
import type { Drain } from './drain.ts'

/** The start compared the content, so earlier changes need no webhook. */
const startedAt = new Date().toISOString()

type HealthSources = {
  content: Pick<ContentChanges, 'isOutage' | 'hasContent'>
  state: Pick<SharedState, 'status'>
  drain: Pick<Drain, 'isStopping'>
}

/**
 * `/healthz`: the process lives. `/readyz`: it can answer, also from stored content; 503 otherwise or while stopping.
 */
export function healthOf(url: string | undefined, { content, state, drain }: HealthSources) {
  if (url === '/healthz') return json(200, { alive: true })
  if (url !== '/readyz') return undefined
  const hasContent = content.hasContent()
  const ready = hasContent && !drain.isStopping()
  return json(ready ? 200 : 503, {
    ready,
    contentful: content.isOutage() ? 'out of reach' : 'answering',
    content: hasContent ? 'there' : 'missing',
    sharedState: published(state.status()),
    startedAt,
  })
}

/** Visitors can read this, so problem messages stay in the log. */
const published = ({ problem, ...status }: SharedStateStatus) => ({
  ...status,
  ...(problem && { problem: problem.code }),
})

const json = (status: number, value: unknown) => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
})
