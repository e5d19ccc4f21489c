import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { processWide } from '@association/services/upstream'
import type { Auth0Client } from '@auth0/nextjs-auth0/server'
import { type NextRequest, NextResponse } from 'next/server.js'
import { errorCodes } from './problem-code.ts'

type Cookie = ReturnType<NextResponse['cookies']['getAll']>[number]

/** `ended`: the provider refuses more tokens. `failed`: the provider did not answer; a later attempt may succeed. */
export type Refreshed =
  | { phase: 'done'; token: string; expiresAt: number; cookies: readonly Cookie[] }
  | { phase: 'ended' | 'failed' }

type Options = {
  client: Auth0Client
  request: NextRequest
  refreshToken: string
  now: () => number
  pauseMs: number
}

const attempts = 3
/** Milliseconds for all attempts. */
const deadlineMs = 10_000
/** Refreshed sessions that the process remembers for requests whose cookie is older. */
const mostKept = 1_000

const running = () => processWide('session refreshes', () => new Map<string, Promise<Refreshed>>())

/**
 * Gets a new access token. Parallel requests of one session share the attempt, and later requests with the same old
 * cookie share its result.
 */
export function refreshOnce(options: Options): Promise<Refreshed> {
  const key = createHash('sha256').update(options.refreshToken).digest('base64url')
  const known = running().get(key)
  const shared = known ?? refresh(options)
  if (!known) keep(key, shared)
  return shared.then((result) => {
    const isGood = result.phase === 'done' && isFresh(result.expiresAt, options.now())
    if (isGood || !known) return result
    if (running().get(key) === shared) running().delete(key)
    return refreshOnce(options)
  })
}

/** Whether a token can still be used for a while. `expiresAt` is in seconds since 1970. */
export const isFresh = (expiresAt: number, nowMs: number) => expiresAt * 1000 > nowMs + marginMs
const marginMs = 30_000

function keep(key: string, shared: Promise<Refreshed>) {
  const [oldest] = running().keys()
  if (running().size >= mostKept && oldest !== undefined) running().delete(oldest)
  running().set(key, shared)
  void shared.then(({ phase }) => phase !== 'done' && running().get(key) === shared && running().delete(key))
}

async function refresh({ client, request, now, pauseMs }: Options): Promise<Refreshed> {
  const until = now() + deadlineMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = new NextResponse()
      const { token, expiresAt } = await client.getAccessToken(request, response, { refresh: true })
      return { phase: 'done', token, expiresAt, cookies: response.cookies.getAll() }
    } catch (error) {
      if (isFinal(error)) return { phase: 'ended' }
      if (attempt === attempts || now() + pauseMs * attempt >= until) return { phase: 'failed' }
      await wait(pauseMs * attempt)
    }
  }
}

/** The provider has answered, and said no. */
const isFinal = (error: unknown) =>
  errorCodes(error).some((code) =>
    /^(?:invalid_grant|access_denied|login_required|mfa_required|missing_refresh_token|missing_session)$/.test(
      code,
    ),
  )
