import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepable, send } from './answer.ts'
import { request } from './request.testing.ts'

const text = 'A page of some length. '.repeat(40)
const kept = keepable(Buffer.from(text), {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', vary: 'rsc' },
})
const server = createServer((incoming, response) => void send(kept, incoming, response))
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const get = (headers: Record<string, string> = {}, method = 'GET') => request({ port, method, headers })

describe('a kept answer', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=0.5, identity', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('to %s goes out as %s', async (accepted, encoding, decode) => {
    const { headers, body } = await get({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('rsc, Accept-Encoding')
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(decode(body).toString()).toBe(text)
  })

  test('goes out plain to whoever takes nothing else', async () => {
    const { headers, body } = await get()
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(text)
  })

  test('is not sent again to a browser that has it, in the encoding it has it', async () => {
    const first = await get({ 'accept-encoding': 'br' })
    const etag = String(first.headers.etag)
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    expect((await get({ 'if-none-match': etag })).status).toBe(200)
  })

  test('to HEAD has the same head and no body', async () => {
    const { headers, body } = await get({ 'accept-encoding': 'gzip' }, 'HEAD')
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
    expect(body.length).toBe(0)
  })
})
