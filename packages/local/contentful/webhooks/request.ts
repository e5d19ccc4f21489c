import { createHash, randomUUID } from 'node:crypto'
import { sign } from '@association/services/signature'
import type { WebhookDefinition } from './definitions.ts'
import type { WebhookEvent } from './events.ts'

export type WebhookRequest = { url: string; method: string; headers: Record<string, string>; body: string }

const mediaType = 'application/vnd.contentful.management.v1+json'

/** `signed` signs every attempt anew. */
export function requestOf(
  definition: WebhookDefinition,
  { topic, payload, crn, at }: WebhookEvent,
): WebhookRequest {
  const { transformation } = definition
  const body = JSON.stringify(transformed(transformation?.body, payload, topic))
  const own = definition.headers.map(({ key, value = '' }) => [key.toLowerCase(), value])
  return {
    url: definition.url,
    method: transformation?.method ?? 'POST',
    body,
    headers: {
      ...basicAuthorization(definition),
      'content-type': transformation?.contentType ?? mediaType,
      ...Object.fromEntries(own),
      'x-contentful-topic': `ContentManagement.${topic}`,
      'x-contentful-webhook-name': headerText(definition.name),
      'x-contentful-event-datetime': at.toISOString(),
      'x-contentful-idempotency-key': createHash('sha256').update(randomUUID()).digest('hex'),
      ...(crn === undefined ? {} : { 'x-contentful-crn': crn }),
    },
  }
}

/** Headers hold bytes: other characters are percent-encoded. */
const headerText = (text: string) => (/^[\u0020-\u00ff]*$/.test(text) ? text : encodeURIComponent(text))

function basicAuthorization({
  httpBasicUsername,
  httpBasicPassword,
}: WebhookDefinition): Record<string, string> {
  if (!httpBasicUsername) return {}
  const pair = Buffer.from(`${httpBasicUsername}:${httpBasicPassword ?? ''}`).toString('base64')
  return { authorization: `Basic ${pair}` }
}

type Attempt = { attempt: number; secret: string | undefined; now: Date }

export function signed(request: WebhookRequest, { attempt, secret, now }: Attempt): WebhookRequest {
  const headers = { ...request.headers, 'x-contentful-webhook-request-attempt': String(attempt) }
  if (secret === undefined) return { ...request, headers }
  const { pathname, search } = new URL(request.url)
  const signature = sign(secret, { ...request, path: pathname + search, headers }, now.getTime())
  return { ...request, headers: { ...headers, ...signature } }
}

/** `{ /payload/fields/title/en-US }` */
const pointer = /\{\s*(\/[^\s}]*)\s*\}/g
const wholePointer = /^\{\s*(\/[^\s}]*)\s*\}$/

/** A custom body can point into payload and topic. */
function transformed(template: unknown, payload: unknown, topic: string): unknown {
  return template === undefined || template === null
    ? payload
    : filled(template, { payload, topic: `ContentManagement.${topic}` })
}

function filled(template: unknown, values: object): unknown {
  if (typeof template === 'string') return filledText(template, values)
  if (Array.isArray(template)) return template.map((each) => filled(each, values))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value, values)]))
}

/** A pointer alone keeps its value's type; within text it becomes text. */
function filledText(text: string, values: object): unknown {
  const [, whole] = text.match(wholePointer) ?? []
  if (whole !== undefined) return valueAt(values, whole) ?? null
  return text.replace(pointer, (_match, path: string) => String(valueAt(values, path) ?? ''))
}

function valueAt(values: object, path: string): unknown {
  const keys = path.slice(1).split('/').map(unescapePointer)
  return keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined | null)?.[key],
    values,
  )
}

const unescapePointer = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')
