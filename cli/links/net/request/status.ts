import type { Verdict } from '../../finding.ts'

/** What the status of the last answer says of the address, after every retry it was due. */
export function verdictOfStatus(status: number, isTrusted: boolean): Verdict {
  if (status < 400) return { state: 'ok', status }
  if (status === 404 || status === 410) return { state: 'broken', reason: 'notFound', status }
  if (walls.has(status)) return { state: 'unverified', reason: 'forbidden', status }
  if (status === 429) return { state: 'unverified', reason: 'rateLimited', status }
  if (status === 408 || status === 504) return { state: 'unverified', reason: 'timeout', status }
  if (status === 503 && !isTrusted) return { state: 'unverified', reason: 'unreachable', status }
  return { state: 'broken', reason: status < 500 ? 'clientError' : 'serverError', status }
}

/** Who asks may be refused where a visitor is let in: signed in, in a browser, in another country. 999 is LinkedIn. */
const walls = new Set([401, 402, 403, 407, 451, 999])

/** A host that answers so to HEAD may well answer otherwise to GET; of 429 that would only be more of the same. */
export const isHeadMisleading = (status: number) => status >= 400 && status !== 429

/** Worth one more try: what the host itself calls its own trouble. */
export const isTrouble = (status: number) => status >= 500 && status !== 501 && status !== 505
