import { isRecord } from '@association/content/safe/is-record.ts'
import type { SiteConfig } from '@association/services/config'
import { isSameOrigin } from '../../base/security/own-request.ts'
import { problem } from '../../base/security/problem.ts'
import { readCapped } from '../../base/security/read-capped.ts'

type IslandFailure = { island: string; path: string; message: string }

const maxBytes = 1024

type FailureReceiver = { config: Pick<SiteConfig, 'siteUrl' | 'hosts'>; write(line: string): void }

/** Accepts reports from pages of this site only. */
export async function receiveFailure(
  request: Request,
  { config, write }: FailureReceiver,
): Promise<Response> {
  if (!isSameOrigin(request.headers, config)) return problem(403, 'Only pages of this site report failures.')
  const body = await readCapped(request, maxBytes)
  if (body === undefined) return problem(413, `The body is larger than ${maxBytes} bytes.`)
  const failure = failureIn(body)
  if (!failure)
    return problem(400, 'The body is not the failure of an island: its name, a path and a message.')
  write(`The island ${JSON.stringify(failure.island)} failed on ${failure.path}: ${failure.message}`)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

function failureIn(body: string): IslandFailure | undefined {
  try {
    const given: unknown = JSON.parse(body)
    return isFailure(given) ? given : undefined
  } catch {
    return undefined
  }
}

const isFailure = (given: unknown): given is IslandFailure =>
  isRecord(given) &&
  // The markup's name may be empty or unknown.
  isText(given.island, /^\P{C}{0,64}$/u) &&
  isText(given.path, /^\/\S*$/) &&
  isText(given.message, /^.{1,300}$/s)

const isText = (value: unknown, shape: RegExp) => typeof value === 'string' && shape.test(value)
