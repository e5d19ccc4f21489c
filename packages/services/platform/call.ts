import { parsedJson } from '@association/content/safe/parsed-json.ts'
import * as v from 'valibot'
import { processWide, refusedAnswer, UpstreamError, upstream } from '../upstream/index.ts'

import type { PlatformLog } from './quiet.ts'

const service = 'Member platform'

export type PlatformOptions = {
  /** Without a trailing slash. */
  url: string
  /** Allowed origins of a sign-in link. The first is the store. */
  multipassOrigins: readonly string[]
  log: PlatformLog
  deadlineMs?: number
}

/** The visitor has no access token; nothing was sent. */
export class NoTokenError extends Error {
  readonly code = 'NO_TOKEN'
  override readonly name = 'NoTokenError'

  constructor() {
    super('No Token')
  }
}

export type Schema<T> = v.GenericSchema<unknown, T>

export type PlatformCall = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Relative to the base, such as `users/profile`. */
  path: string
  body?: unknown
}

/** Rejects with NoTokenError before sending, or with UpstreamError, which holds an error response. */
export function caller({ url, deadlineMs = 10_000 }: PlatformOptions, token: string | undefined) {
  // All visitors share one circuit breaker.
  const platform = processWide(`platform ${url} ${deadlineMs}`, () =>
    upstream({ name: service, deadlineMs, maxBytes: 1024 * 1024 }),
  )
  return async <T>({ method, path, body }: PlatformCall, schema: Schema<T>): Promise<T | null> => {
    if (!token) throw new NoTokenError()
    const answer = await platform.ask(new URL(`${url}/${path}`), {
      method,
      headers: headers(token, body),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (answer.status < 200 || answer.status >= 300) throw refusedAnswer(service, answer)
    return read(answer.body.toString('utf8'), schema)
  }
}

const headers = (token: string, body: unknown) => ({
  accept: 'application/json',
  authorization: `Bearer ${token}`,
  ...(body !== undefined && { 'content-type': 'application/json' }),
})

function read<T>(text: string, schema: Schema<T>): T | null {
  if (text.trim() === '') return null
  const json = parsedJson(text)
  if (json === undefined) throw malformed('the answer is not JSON')
  if (json === null) return null
  const result = v.safeParse(schema, json)
  if (result.success) return result.output
  throw malformed(`the answer has an unexpected value at “${v.getDotPath(result.issues[0]) ?? 'its root'}”`)
}

/** Names the path and not the value, which may be personal data. */
const malformed = (message: string) => new UpstreamError(service, 'malformed', { message })

/** Rejects ids that could lead to another path. */
export function segment(id: string): string {
  if (/^[\w~:|@-]{1,128}$/.test(id)) return encodeURIComponent(id)
  throw new UpstreamError(service, 'status', { message: 'this id cannot exist', status: 404 })
}
