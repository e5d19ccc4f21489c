import { ManagementError } from './errors.ts'

export type Outgoing = {
  method: string
  url: string
  headers: Record<string, string>
  /** A Blob of `openAsBlob` streams its file again at each retry. */
  body?: string | Uint8Array | Blob
}
export type Answer = { status: number; headers: Headers; body: string }
export type Send = (request: Outgoing) => Promise<Answer>

/** The response is truncated or no JSON; a retry can succeed. */
export class HalfAnswer extends Error {
  override readonly name = 'HalfAnswer'
  readonly type: string

  constructor(type: string, cause: unknown) {
    super('The answer is no whole JSON', { cause })
    this.type = type
  }

  at(url: string): ManagementError {
    const { host } = new URL(url)
    const isOther = !/json/.test(this.type)
    const advice = isOther ? 'check CONTENTFUL_MANAGEMENT_HOST' : 'run the command again'
    const what = isOther ? `with ${this.type || 'something'} instead of JSON` : 'with half an answer'
    return new ManagementError('UNREADABLE', `The Management API at ${host} answers ${what}: ${advice}.`, {
      cause: this,
    })
  }
}

/** Throws HalfAnswer. Ignores the body of an error, which can be a proxy's page. */
export function checkWhole({ status, headers, body }: Answer) {
  if (status >= 400 || body === '') return
  try {
    JSON.parse(body)
  } catch (error) {
    throw new HalfAnswer(headers.get('content-type')?.split(';')[0] ?? '', error)
  }
}
