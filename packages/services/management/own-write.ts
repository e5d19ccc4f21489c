import type { Answer, Outgoing, Send } from './exchange.ts'
import { type EntityBody, isSavedAs } from './saved-as.ts'

type HeldEntity = EntityBody & {
  sys: { version: number; publishedVersion?: number; archivedVersion?: number }
}

/**
 * Recognizes a write that succeeded although its response was lost: Contentful refuses the retry. Returns the lost
 * response, or undefined for another reason. A request without a version gets the current resource, which another
 * person may have edited.
 */
export async function ownWrite(request: Outgoing, refusal: Answer, send: Send): Promise<Answer | undefined> {
  const { method, url, headers } = request
  const { resource, ...target } = partsOf(url)
  const { action } = target
  if (method === 'DELETE' && action === undefined && refusal.status === 404) return done(refusal)
  if (method === 'GET' || method === 'POST' || !refusals.has(refusal.status)) return undefined
  const answer = await send({ method: 'GET', url: resource, headers }).catch(() => undefined) // the refusal says more
  if (!answer || !isDone(request, target, JSON.parse(answer.body) as HeldEntity)) return undefined
  return action === 'process' ? done(refusal) : answer
}

/** Contentful refuses a repeated write: stale version (409), invalid state (400, 422). */
const refusals = new Set([400, 409, 422])

const done = ({ headers }: Answer): Answer => ({ status: 204, headers, body: '' })

type WriteAction = 'published' | 'archived' | 'process'
type WriteTarget = {
  /** Such as `entries`. */
  kind: string
  action?: WriteAction
  /** Locale of the processed file. */
  locale?: string
}

/** `…/entries/home/published` is an action on `…/entries/home`. */
function partsOf(url: string): WriteTarget & { resource: string } {
  const { origin, pathname } = new URL(url)
  const { path = pathname, action, locale } = (state.exec(pathname) ?? process.exec(pathname))?.groups ?? {}
  const kind = path.split('/').at(-2) ?? ''
  return { resource: `${origin}${path}`, kind, action: action as WriteAction | undefined, locale }
}

const state = /^(?<path>.+)\/(?<action>published|archived)$/
const process = /^(?<path>.+)\/files\/(?<locale>[^/]+)\/(?<action>process)$/

function isDone(
  { method, headers, body }: Outgoing,
  { kind, action, locale }: WriteTarget,
  held: HeldEntity,
): boolean {
  const { version, publishedVersion, archivedVersion } = held.sys
  const sent = versionIn(headers)
  // Another person saved a later version.
  if (sent !== undefined && version !== sent + 1) return false
  if (action === 'process') return hasFile(held, decodeURIComponent(locale ?? ''))
  if (action === 'published')
    return method === 'DELETE' ? publishedVersion === undefined : publishedVersion === sent
  if (action === 'archived') return (archivedVersion === undefined) === (method === 'DELETE')
  return method === 'PUT' && version === (sent ?? 0) + 1 && isSavedAs(kind, held, written(body))
}

/** Returns undefined without a version: to create, or to archive or unpublish an entry. */
function versionIn(headers: Outgoing['headers']): number | undefined {
  const [, version] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-contentful-version') ?? []
  return version === undefined ? undefined : Number(version)
}

type WithFile = { fields?: { file?: Record<string, { url?: string }> } }

const hasFile = (asset: object, locale: string) =>
  (asset as WithFile).fields?.file?.[locale]?.url !== undefined

/** Contentful owns `sys`, and a renamed field has its new id. */
function written(body: Outgoing['body']): EntityBody {
  const { sys: _, ...sent } = JSON.parse(String(body ?? '{}')) as EntityBody
  if (!Array.isArray(sent.fields)) return sent
  const newIds = new Map(sent.fields.map(({ id, newId = id }) => [id, newId]))
  return {
    ...sent,
    fields: sent.fields.map(({ newId: __, ...field }) => ({ ...field, id: newIds.get(field.id) })),
    displayField: newIds.get(sent.displayField) ?? sent.displayField,
  }
}
