import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { withDefaultHeaders } from './default-headers.ts'
import { request } from './request.testing.ts'

async function headersOf(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => {
    withDefaultHeaders(response, { 'Referrer-Policy': 'strict-origin-when-cross-origin' })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    return (await request({ port, path: '/' })).headers
  } finally {
    server.close()
  }
}

test.each<[string, (response: ServerResponse) => void]>([
  ['writes no head of its own', (response) => response.end('page')],
  ['writes a head', (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end()],
])('an answer that %s gets the defaults', async (_, answer) => {
  expect(await headersOf(answer)).toMatchObject({ 'referrer-policy': 'strict-origin-when-cross-origin' })
})

test.each<[string, (response: ServerResponse) => void]>([
  ['sets', (response) => response.setHeader('referrer-policy', 'no-referrer').end()],
  ['writes', (response) => response.writeHead(200, { 'referrer-policy': 'no-referrer' }).end()],
])('a header that the answer %s itself is kept', async (_, answer) => {
  expect(await headersOf(answer)).toMatchObject({ 'referrer-policy': 'no-referrer' })
})
