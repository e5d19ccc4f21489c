import type { Answer, Outgoing, Send } from './exchange.ts'
import { type Body, isSavedAs } from './saved-as.ts'

type Held = Body & { sys: { version: number; publishedVersion?: number; archivedVersion?: number } }

/**
 * Recognizes a write that was carried out although its answer was lost: the same request is then refused the second
 * time. Returns what the first answer would have been; `undefined` when the refusal has another reason. A request that
 * names no version is answered with the resource as it is now, which a person may have edited since.
 */
export async function ownWrite(request: Outgoing, refusal: Answer, send: Send): Promise<Answer | undefined> {
  const { method, url, headers } = request
  const { resource, ...target } = partsOf(url)
  const { action } = target
  if (method === 'DELETE' && action === undefined && refusal.status === 404) return done(refusal)
  if (method === 'GET' || method === 'POST' || !refusals.has(refusal.status)) return undefined
  const answer = await send({ method: 'GET', url: resource, headers }).catch(() => undefined) // the refusal says more
  if (!answer || !isDone(request, target, JSON.parse(answer.body) as Held)) return undefined
  return action === 'process' ? done(refusal) : answer
}

/** How Contentful refuses what is done already: a stale version, or a state that does not allow it. */
const refusals = new Set([400, 409, 422])

const done = ({ headers }: Answer): Answer => ({ status: 204, headers, body: '' })

type Action = 'published' | 'archived' | 'process'
type Target = {
  /** `entries`, `assets` and so on. */
  kind: string
  action?: Action
  /** The locale whose file is processed. */
  locale?: string
}

/** `…/entries/home/published` is an action on `…/entries/home`. */
function partsOf(url: string): Target & { resource: string } {
  const { origin, pathname } = new URL(url)
  const { path = pathname, action, locale } = (state.exec(pathname) ?? process.exec(pathname))?.groups ?? {}
  const kind = path.split('/').at(-2) ?? ''
  return { resource: `${origin}${path}`, kind, action: action as Action | undefined, locale }
}

const state = /^(?<path>.+)\/(?<action>published|archived)$/
const process = /^(?<path>.+)\/files\/(?<locale>[^/]+)\/(?<action>process)$/

function isDone({ method, headers, body }: Outgoing, { kind, action, locale }: Target, held: Held): boolean {
  const { version, publishedVersion, archivedVersion } = held.sys
  const sent = versionIn(headers)
  // A later version is one that another person saved.
  if (sent !== undefined && version !== sent + 1) return false
  if (action === 'process') return hasFile(held, decodeURIComponent(locale ?? ''))
  if (action === 'published')
    return method === 'DELETE' ? publishedVersion === undefined : publishedVersion === sent
  if (action === 'archived') return (archivedVersion === undefined) === (method === 'DELETE')
  return method === 'PUT' && version === (sent ?? 0) + 1 && isSavedAs(kind, held, written(body))
}

/** Undefined for requests that name no version: to create a resource, to archive or unpublish an entry. */
function versionIn(headers: Outgoing['headers']): number | undefined {
  const [, version] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-contentful-version') ?? []
  return version === undefined ? undefined : Number(version)
}

type WithFile = { fields?: { file?: Record<string, { url?: string }> } }

const hasFile = (asset: object, locale: string) =>
  (asset as WithFile).fields?.file?.[locale]?.url !== undefined

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
