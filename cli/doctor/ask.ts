import { setTimeout as wait } from 'node:timers/promises'
import { parsedJson } from '@association/content/safe/parsed-json.ts'
import type { Ask, ProbeAnswer, Request } from './check.ts'

/** No response arrived. The message lacks the end of its sentence. */
export class DoctorError extends Error {
  readonly code = 'DOCTOR'
  override readonly name = 'DoctorError'
}

type Options = { fetch: typeof fetch; signal: AbortSignal }

const longestWaitMs = 3000

/** Retries once after a rate limit or a server error. Follows no redirects. */
export function askWith(options: Options): Ask {
  return async (url, request = {}) => {
    const answer = await attempt(url, request, options)
    const mayRepeat = answer.status === 429 || (answer.status >= 500 && (request.method ?? 'GET') === 'GET')
    if (!mayRepeat) return answer
    const seconds = Number(answer.headers.get('x-contentful-ratelimit-reset')) || 1
    await wait(Math.min(longestWaitMs, seconds * 1000), undefined, { signal: options.signal })
    return attempt(url, request, options)
  }
}

async function attempt(url: string, request: Request, { fetch, signal }: Options): Promise<ProbeAnswer> {
  try {
    const response = await fetch(url, { ...request, signal, redirect: 'manual' })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parsedJson(text) }
  } catch (error) {
    if (signal.aborted) throw error
    throw new DoctorError(`${new URL(url).host} ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } }
  const code = cause?.code ?? ''
  return (
    reasons[code] ??
    (/CERT|TLS|SSL/.test(code)
      ? `has a certificate that cannot be trusted (${code})`
      : `does not answer (${code || (cause?.message ?? String(error))})`)
  )
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'refuses connections: nothing listens there',
  ENOTFOUND: 'does not exist: no name server knows it',
  EAI_AGAIN: 'cannot be looked up: the name server does not answer',
  ECONNRESET: 'cut the connection',
}
