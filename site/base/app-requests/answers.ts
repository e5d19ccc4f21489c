import { privateHeaders } from '../security/private-headers.ts'

export type Refusal = { status: 400 | 401 | 403 | 404 | 413 | 502 | 504; title: string; detail: string }

export class RefusedError extends Error {
  readonly code = 'REFUSED'
  override readonly name = 'RefusedError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.detail)
    this.refusal = refusal
  }
}

export const answer = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { headers: { ...privateHeaders, ...headers } })

export const problem = ({ status, title, detail }: Refusal, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', status, title, detail }), {
    status,
    headers: { ...privateHeaders, ...headers, 'content-type': 'application/problem+json' },
  })

export const badRequest = (detail: string) => new RefusedError({ status: 400, title: 'Bad request', detail })
