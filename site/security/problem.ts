import { STATUS_CODES } from 'node:http'

/** An error of our own API, as RFC 9457 wants it. */
export const problem = (status: number, detail: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ status, title: STATUS_CODES[status], detail }), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
