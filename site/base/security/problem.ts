import { STATUS_CODES } from 'node:http'

type ProblemWords = string | { detail: string; [member: string]: unknown }

/** Follows RFC 9457. */
export const problem = (status: number, said: ProblemWords, headers: Record<string, string> = {}) =>
  new Response(problemText(status, said), { status, headers: { ...problemHeaders, ...headers } })

export const problemHeaders = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' }

export const problemText = (status: number, said?: ProblemWords) =>
  JSON.stringify({
    status,
    title: STATUS_CODES[status],
    ...(typeof said === 'string' ? { detail: said } : said),
  })
