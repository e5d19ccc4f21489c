import { randomUUID } from 'node:crypto'
import { link } from '../entity.ts'
import type { WebhookRequest } from './request.ts'

export type CallResponse = {
  statusCode: number
  headers: Record<string, string>
  body: string
  error?: string
}
export type WebhookCall = {
  id: string
  space: string
  request: WebhookRequest
  topic: string
  requestAt: Date
  responseAt: Date
  outcome: CallResponse
}

/** Contentful keeps the latest calls of a webhook. */
const keptCalls = 100

export function callLog() {
  const calls = new Map<string, WebhookCall[]>()
  return {
    add(webhook: string, call: Omit<WebhookCall, 'id'>) {
      const known = calls.get(webhook) ?? []
      calls.set(webhook, [{ ...call, id: randomUUID() }, ...known].slice(0, keptCalls))
    },
    of: (webhook: string): readonly WebhookCall[] => calls.get(webhook) ?? [],
    forget: (webhook: string) => void calls.delete(webhook),
  }
}
export type CallLog = ReturnType<typeof callLog>

export const isHealthy = ({ outcome }: WebhookCall) => outcome.statusCode >= 200 && outcome.statusCode < 300

export const overview = (call: WebhookCall) => ({
  sys: {
    type: 'WebhookCallOverview',
    id: call.id,
    space: link('Space', call.space),
    createdAt: call.requestAt.toISOString(),
  },
  ...summary(call),
})

export const details = (call: WebhookCall) => ({
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

const summary = ({ request, topic, requestAt, responseAt, outcome }: WebhookCall) => ({
  statusCode: outcome.statusCode,
  errors: outcome.error === undefined ? [] : [outcome.error],
  eventType: topic.split('.')[1],
  url: request.url,
  requestAt: requestAt.toISOString(),
  responseAt: responseAt.toISOString(),
})
