import { expect, test } from 'vitest'
import { ownRequest } from './own-request.ts'

const config = { siteUrl: 'https://site.test', hosts: ['site.test', 'www.site.test'] }
const json = { 'content-type': 'application/json' }
const own = { 'sec-fetch-site': 'same-origin' }

type TestRequest = { headers?: Record<string, string>; body?: string; method?: string }

const send = ({ headers = {}, body, method = 'POST' }: TestRequest) =>
  ownRequest(new Request('https://site.test/api/x', { method, headers, ...(body && { body }) }), config)

test.each<[string, TestRequest]>([
  ['from a page of the site', { headers: { ...own, ...json } }],
  [
    'with parameters of its type',
    { headers: { ...own, 'content-type': 'Application/JSON ; charset=utf-8' } },
  ],
  ['from an older browser', { headers: { ...json, origin: 'https://site.test' } }],
  ['from another host of the site', { headers: { ...json, origin: 'https://www.site.test' } }],
])('a request %s gives its JSON', async (_, sent) => {
  expect(await send({ ...sent, body: '{"a":[1]}' })).toEqual({ a: [1] })
})

test('a DELETE request needs no body', async () => {
  expect(await send({ headers: own, method: 'DELETE' })).toBeNull()
})

const big = JSON.stringify('x'.repeat(16 * 1024))

test.each<[string, number, TestRequest]>([
  ['of another site', 403, { headers: { ...json, 'sec-fetch-site': 'cross-site' } }],
  ['of another subdomain', 403, { headers: { ...json, 'sec-fetch-site': 'same-site' } }],
  ['typed into the address bar', 403, { headers: { ...json, 'sec-fetch-site': 'none' } }],
  [
    'of another site that names our origin too',
    403,
    { headers: { ...json, 'sec-fetch-site': 'cross-site', origin: 'https://site.test' } },
  ],
  ['with a foreign origin', 403, { headers: { ...json, origin: 'https://evil.test' } }],
  ['with another scheme', 403, { headers: { ...json, origin: 'http://site.test' } }],
  ['with an origin that begins alike', 403, { headers: { ...json, origin: 'https://site.test.evil.test' } }],
  ['with a null origin', 403, { headers: { ...json, origin: 'null' } }],
  ['without any origin', 403, { headers: json }],
  ['to delete, from another site', 403, { method: 'DELETE', headers: { 'sec-fetch-site': 'cross-site' } }],
  ['of a form', 415, { headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' } }],
  ['of plain text', 415, { headers: { ...own, 'content-type': 'text/plain' } }],
  ['of a type that begins alike', 415, { headers: { ...own, 'content-type': 'application/jsonp' } }],
  ['that is too large', 413, { headers: { ...own, ...json }, body: big }],
  ['that says it is too large', 413, { headers: { ...own, ...json, 'content-length': '16385' } }],
  ['that is no JSON', 400, { headers: { ...own, ...json }, body: '{"a":' }],
])('a request %s is refused with %i', async (_, status, sent) => {
  const answer = await send({ body: sent.method === 'DELETE' ? '' : '{}', ...sent })
  expect(answer).toBeInstanceOf(Response)
  const { headers, status: given } = answer as Response
  expect([given, headers.get('content-type')]).toEqual([status, 'application/problem+json'])
})
