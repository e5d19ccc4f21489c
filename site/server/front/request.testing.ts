import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'

type TestRequest = { port: number; path?: string; method?: string; headers?: Record<string, string> }
export type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Unlike `fetch`, it adds, decodes and follows nothing. */
export function request({ port, path = '/', method = 'GET', headers = {} }: TestRequest): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}
