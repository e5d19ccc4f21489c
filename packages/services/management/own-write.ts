import type { Answer, Outgoing, Send } from './transport.ts'

type Held = { sys: { version: number; publishedVersion?: number; archivedVersion?: number } }
type Body = Readonly<Record<string, unknown>>

/**
 * Recognizes a write that was carried out although its answer was lost: the same request is then refused the second
 * time. Returns what the first answer would have been; `undefined` when the refusal has another reason.
 */
export async function ownWrite(request: Outgoing, refusal: Answer, send: Send): Promise<Answer | undefined> {
  const { method, url, headers } = request
  const { resource, action } = partsOf(url)
  if (method === 'DELETE' && action === undefined && refusal.status === 404) return done(refusal)
  if (method === 'GET' || method === 'POST' || !refusals.has(refusal.status)) return undefined
  const answer = await send({ method: 'GET', url: resource, headers }).catch(() => undefined) // the refusal says more
  if (!answer || !isDone(request, action, JSON.parse(answer.body) as Held)) return undefined
  return action === 'process' ? done(refusal) : answer
}

/** How Contentful refuses what is done already: a stale version, or a state that does not allow it. */
const refusals = new Set([400, 409, 422])

const done = ({ headers }: Answer): Answer => ({ status: 204, headers, body: '' })

type Action = 'published' | 'archived' | 'process'

/** `…/entries/home/published` is an action on `…/entries/home`. */
function partsOf(url: string): { resource: string; action?: Action } {
  const { origin, pathname } = new URL(url)
  const [, path = pathname, action] =
    /^(.+)\/(published|archived)$/.exec(pathname) ?? /^(.+)\/files\/[^/]+\/(process)$/.exec(pathname) ?? []
  return { resource: `${origin}${path}`, ...(action ? { action: action as Action } : {}) }
}

function isDone({ method, headers, body }: Outgoing, action: Action | undefined, held: Held): boolean {
  const { version, publishedVersion, archivedVersion } = held.sys
  const sent = versionIn(headers)
  if (action === 'process') return version > sent
  if (action === 'published')
    return method === 'DELETE' ? publishedVersion === undefined : publishedVersion === sent
  if (action === 'archived') return (archivedVersion === undefined) === (method === 'DELETE')
  return method === 'PUT' && version === sent + 1 && holds(held, written(body))
}

/** What is created names no version. */
function versionIn(headers: Outgoing['headers']): number {
  const [, version = 0] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-contentful-version') ?? []
  return Number(version)
}

/** The body of a PUT as the resource holds it: `sys` belongs to Contentful, and a renamed field has its new id. */
function written(body: Outgoing['body']): Body {
  const { sys: _, ...sent } = JSON.parse(String(body ?? '{}')) as Body
  if (!Array.isArray(sent.fields)) return sent
  const newIds = new Map(sent.fields.map(({ id, newId = id }) => [id, newId]))
  return {
    ...sent,
    fields: sent.fields.map(({ newId: __, ...field }) => ({ ...field, id: newIds.get(field.id) })),
    displayField: newIds.get(sent.displayField) ?? sent.displayField,
  }
}

/** Contentful completes what it saves, so more may be held than was sent. */
function holds(held: unknown, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return held === sent
  if (typeof held !== 'object' || held === null) return false
  if (Array.isArray(sent) && (held as unknown[]).length !== sent.length) return false
  return Object.entries(sent).every(([key, value]) => holds((held as Body)[key], value))
}
