import { parsedJson } from '@association/content/safe/parsed-json.ts'
import * as v from 'valibot'
import { processWide, refusedAnswer, UpstreamError, upstream } from '../upstream/index.ts'

import type { PlatformLog } from './quiet.ts'

const service = 'Member platform'

export type PlatformOptions = {
  /** The base of the API, without a trailing slash. */
  url: string
  /** Origins to which a sign-in link of the shop may lead. The first is the store. */
  multipassOrigins: readonly string[]
  log: PlatformLog
  /** Milliseconds for one call, its repetition included. */
  deadlineMs?: number
}

/** A request was about to be sent for a visitor without an access token. */
export class NoTokenError extends Error {
  readonly code = 'NO_TOKEN'
  override readonly name = 'NoTokenError'

  constructor() {
    super('No Token')
  }
}

/** What an answer must be. */
export type Schema<T> = v.GenericSchema<unknown, T>

export type Call = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Below the base of the API, such as `users/profile`. */
  path: string
  body?: unknown
}

/**
 * Sends JSON with the visitor's token. Resolves to what the schema makes of the answer, and to `null` for an empty one.
 * Rejects with NoTokenError before anything is sent, or with UpstreamError, which holds the response if it is an error.
 */
export function caller({ url, deadlineMs = 10_000 }: PlatformOptions, token: string | undefined) {
  // One circuit breaker for all visitors.
  const platform = processWide(`platform ${url} ${deadlineMs}`, () =>
    upstream({ name: service, deadlineMs, maxBytes: 1024 * 1024 }),
  )
  return async <T>({ method, path, body }: Call, schema: Schema<T>): Promise<T | null> => {
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

/** The message names the place and not the value, which may be personal. */
const malformed = (message: string) => new UpstreamError(service, 'malformed', { message })

/** One segment of a path. An id that could lead to another path of the platform is refused. */
export function segment(id: string): string {
  if (/^[\w~:|@-]{1,128}$/.test(id)) return encodeURIComponent(id)
  throw new UpstreamError(service, 'status', { message: 'this id cannot exist', status: 404 })
}
