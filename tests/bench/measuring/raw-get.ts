import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type RawResponse = { status: number; headers: [name: string, value: string][]; body: Buffer }

/** Keeps the order and spelling of headers, and the compressed body. */
export function rawGet(url: string | URL, headers: Record<string, string> = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, async (response) => {
      const { rawHeaders, statusCode: status = 0 } = response
      const names = rawHeaders.filter((_, index) => index % 2 === 0)
      const pairs = names.map((name, index): [string, string] => [name, rawHeaders[index * 2 + 1] ?? ''])
      resolve({ status, headers: pairs, body: await buffer(response) })
    }).on('error', reject)
  })
}

/** Throws unless the status is 200: a bench must not measure errors or redirects. */
export async function readPage(
  url: string | URL,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const response = await rawGet(url, headers)
  if (response.status !== 200) throw new Error(`${url} has the status ${response.status}.`)
  return response
}
