import { isRecord } from '@association/content/safe/is-record.ts'
import type { CreateClientParams } from 'contentful'
import { type Upstream, UpstreamError } from '../upstream/index.ts'

type Adapter = Extract<NonNullable<CreateClientParams['adapter']>, (config: never) => unknown>

/**
 * Replaces the SDK's transport, which retries for 19 seconds, has no deadline for a slow body, and throws a TypeError
 * on HTML.
 */
export function adapterThrough(service: Upstream): Adapter {
  return async (config) => {
    const url = addressOf(config)
    const headers = { accept: 'application/json', authorization: String(config.headers.get('Authorization')) }
    const answer = await service.ask(url, { headers })
    const data = jsonOf(service.name, answer)
    if (answer.status >= 400)
      throw new UpstreamError(service.name, 'status', { status: answer.status, message: messageOf(data) })
    if (!isCollection(data))
      throw new UpstreamError(service.name, 'malformed', { message: 'answered no list of items' })
    return { data, status: answer.status, statusText: '', headers: { ...answer.headers }, config }
  }
}

type RequestConfig = Parameters<Adapter>[0]

function addressOf({ baseURL = '', url = '', params = {}, paramsSerializer }: RequestConfig) {
  const serializer = typeof paramsSerializer === 'object' ? paramsSerializer.serialize : undefined
  const query = serializer ? serializer(params) : new URLSearchParams(params).toString()
  const address = /^https?:/.test(url) ? url : `${baseURL.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`
  return new URL(query === '' ? address : `${address}?${query}`)
}

function jsonOf(name: string, { status, headers, body }: Awaited<ReturnType<Upstream['ask']>>) {
  const type = headers['content-type'] ?? 'nothing'
  try {
    if (!/json/.test(type)) throw new TypeError(`answered ${type} instead of JSON`)
    const data: unknown = JSON.parse(body.toString('utf8'))
    if (typeof data !== 'object' || data === null) throw new TypeError('answered JSON that is no object')
    return data
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'answered no JSON'
    throw new UpstreamError(name, 'malformed', { message, status, cause })
  }
}

/** The clients request only collections. A response without a list must not look like an empty list. */
const isCollection = (data: object) =>
  isRecord(data) && Array.isArray(data.items) && data.items.every(isRecord) && Number.isInteger(data.total)

/** Contentful's errors begin with their id: `NotFound: The resource could not be found.` */
function messageOf(data: object) {
  const { sys, message } = data as { sys?: { id?: string }; message?: string }
  return `${sys?.id ?? 'Error'}: ${message ?? 'no message'}`
}
