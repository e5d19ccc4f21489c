import { STATUS_CODES } from 'node:http'

/** What went wrong: a sentence, or a sentence with further members. */
type Said = string | { detail: string; [member: string]: unknown }

/** An error of our own API, as RFC 9457 wants it. */
export const problem = (status: number, said: Said, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ status, title: STATUS_CODES[status], ...membersOf(said) }), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })

const membersOf = (said: Said) => (typeof said === 'string' ? { detail: said } : said)
