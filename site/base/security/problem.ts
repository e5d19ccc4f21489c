import { STATUS_CODES } from 'node:http'

/** What went wrong: a sentence, or a sentence with further members. */
type Said = string | { detail: string; [member: string]: unknown }

/** An error of our own API, as RFC 9457 wants it. */
export const problem = (status: number, said: Said, headers: Record<string, string> = {}) =>
  new Response(problemText(status, said), { status, headers: { ...problemHeaders, ...headers } })

export const problemHeaders = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' }

/** The body of such an error. */
export const problemText = (status: number, said?: Said) =>
  JSON.stringify({
    status,
    title: STATUS_CODES[status],
    ...(typeof said === 'string' ? { detail: said } : said),
  })
