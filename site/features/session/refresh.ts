import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { processWide } from '@association/services/upstream'
import type { Auth0Client } from '@auth0/nextjs-auth0/server'
import { type NextRequest, NextResponse } from 'next/server.js'
import { errorCodes } from './pages/problem-code.ts'
import type { Cookie } from './renewal.ts'

/** `ended`: the provider refuses. `failed`: it did not answer, so a later attempt may succeed. */
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

const mostAttempts = 3
const deadlineMs = 10_000
const mostKept = 1_000

type Attempt = { result: Promise<Refreshed>; settled?: Refreshed }

const attemptsOf = () => processWide('session refreshes', () => new Map<string, Attempt>())

/** Parallel requests share one attempt. Later ones with the old cookie share its result while the token is usable. */
export function refreshOnce(options: Options): Promise<Refreshed> {
  const key = createHash('sha256').update(options.refreshToken).digest('base64url')
  const known = attemptsOf().get(key)
  if (known && (known.settled === undefined || isUsable(known.settled, options.now()))) return known.result
  const attempt: Attempt = { result: refresh(options) }
  keep(key, attempt)
  return attempt.result
}

function keep(key: string, attempt: Attempt) {
  const all = attemptsOf()
  const [oldest] = all.keys()
  if (all.size >= mostKept && oldest !== undefined) all.delete(oldest)
  all.set(key, attempt)
  void attempt.result.then((settled) => {
    attempt.settled = settled
    if (settled.phase !== 'done' && all.get(key) === attempt) all.delete(key)
  })
}

const isUsable = (settled: Refreshed, nowMs: number) =>
  settled.phase === 'done' && isFresh(settled.expiresAt, nowMs)

/** `expiresAt` is in Unix seconds. */
export const isFresh = (expiresAt: number, nowMs: number) => expiresAt * 1000 > nowMs + marginMs
const marginMs = 30_000

async function refresh({ client, request, now, pauseMs }: Options): Promise<Refreshed> {
  const until = now() + deadlineMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = new NextResponse()
      const { token, expiresAt } = await client.getAccessToken(request, response, { refresh: true })
      return { phase: 'done', token, expiresAt, cookies: response.cookies.getAll() }
    } catch (error) {
      if (isFinal(error)) return { phase: 'ended' }
      if (attempt === mostAttempts || now() + pauseMs * attempt >= until) return { phase: 'failed' }
      await wait(pauseMs * attempt)
    }
  }
}

const isFinal = (error: unknown) =>
  errorCodes(error).some((code) =>
    /^(?:invalid_grant|access_denied|login_required|mfa_required|missing_refresh_token|missing_session)$/.test(
      code,
    ),
  )
