import { randomUUID } from 'node:crypto'
import { link } from '../entity.ts'
import type { WebhookRequest } from './request.ts'

export type Outcome = {
  statusCode: number
  headers: Record<string, string>
  body: string
  error?: string
}
export type Call = {
  id: string
  space: string
  request: WebhookRequest
  topic: string
  requestAt: Date
  responseAt: Date
  outcome: Outcome
}

/** Contentful keeps the latest calls of a webhook. */
const keptCalls = 100

export function callLog() {
  const calls = new Map<string, Call[]>()
  return {
    add(webhook: string, call: Omit<Call, 'id'>) {
      const known = calls.get(webhook) ?? []
      calls.set(webhook, [{ ...call, id: randomUUID() }, ...known].slice(0, keptCalls))
    },
    of: (webhook: string): readonly Call[] => calls.get(webhook) ?? [],
    forget: (webhook: string) => void calls.delete(webhook),
  }
}
export type CallLog = ReturnType<typeof callLog>

export const isHealthy = ({ outcome }: Call) => outcome.statusCode >= 200 && outcome.statusCode < 300

export const overview = (call: Call) => ({
  sys: {
    type: 'WebhookCallOverview',
    id: call.id,
    space: link('Space', call.space),
    createdAt: call.requestAt.toISOString(),
  },
  ...summary(call),
})

export const details = (call: Call) => ({
  sys: { ...overview(call).sys, type: 'WebhookCallDetails' },
  request: call.request,
  response: {
    url: call.request.url,
    method: call.request.method,
    headers: call.outcome.headers,
    body: call.outcome.body,
    statusCode: call.outcome.statusCode,
  },
  ...summary(call),
})

const summary = ({ request, topic, requestAt, responseAt, outcome }: Call) => ({
  statusCode: outcome.statusCode,
  errors: outcome.error === undefined ? [] : [outcome.error],
  eventType: topic.split('.')[1],
  url: request.url,
  requestAt: requestAt.toISOString(),
  responseAt: responseAt.toISOString(),
})
