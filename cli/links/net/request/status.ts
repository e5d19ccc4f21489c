import type { Verdict } from '../../finding.ts'

export function verdictOfStatus(status: number, isTrusted: boolean): Verdict {
  if (status < 400) return { state: 'ok', status }
  if (status === 404 || status === 410) return { state: 'broken', reason: 'notFound', status }
  if (walls.has(status)) return { state: 'unverified', reason: 'forbidden', status }
  if (status === 429) return { state: 'unverified', reason: 'rateLimited', status }
  if (status === 408 || status === 504) return { state: 'unverified', reason: 'timeout', status }
  if (status === 503 && !isTrusted) return { state: 'unverified', reason: 'unreachable', status }
  return { state: 'broken', reason: status < 500 ? 'clientError' : 'serverError', status }
}

/** Signed in, in a browser or in another country, a visitor may be admitted. LinkedIn sends 999. */
const walls = new Set([401, 402, 403, 407, 451, 999])

/** GET may answer differently, except for 429. */
export const isHeadMisleading = (status: number) => status >= 400 && status !== 429

export const isTrouble = (status: number) => status >= 500 && status !== 501 && status !== 505
