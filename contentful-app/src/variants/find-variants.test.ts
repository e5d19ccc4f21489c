import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../sdk/session.ts'
import { findVariants, nameOf } from './find-variants.ts'

let server: Server
let session: Session
let answer: { status: number; body: string }
const received: unknown[] = []
beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push([request.url, request.headers['x-contentful-signature'], await json(request)])
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const create = async () => ({ additionalHeaders: { 'x-contentful-signature': 'a-signature' } })
  session = {
    installation: { siteUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    here: { space: 'association', spaceId: 'space-a', environment: 'master' },
    sdk: { ids: { app: 'the-app' }, cma: { appSignedRequest: { create } } },
  } as unknown as Session
})
afterAll(() => server.close())

test('variants are asked for with a signature, and come with their pictures', async () => {
  const picture = { url: 'https://cdn.shopify.com/a.jpg', text: 'A book' }
  const variant = { id: '42', productTitle: 'Finance', title: 'eBook', priceCents: 2900, isAvailable: true }
  answer = {
    status: 200,
    body: JSON.stringify({ variants: [{ ...variant, picture }, {}, null], after: 'x' }),
  }
  expect(await findVariants(session, { query: 'fin' })).toEqual({
    variants: [{ ...variant, picture: picture.url }],
    after: 'x',
  })
  expect(received).toEqual([['/api/editor/variants', 'a-signature', { query: 'fin', after: '' }]])
})

test('a picture with another scheme is left out', async () => {
  const picture = { url: 'javascript:alert(1)' }
  answer = { status: 200, body: JSON.stringify({ variants: [{ id: '42', picture }] }) }
  const { variants } = await findVariants(session, { query: '' })
  expect(variants[0]?.picture).toBeUndefined()
})

test.each([
  [502, '{}', 'The shop does not answer. Type the id, or try again later.'],
  [401, '{}', 'The site refuses the signature of the app. Check the signing secret of both.'],
  [200, '<p>', 'The site sent something else than variants.'],
  [200, '{"variants":1}', 'The site sent something else than variants.'],
])('the answer %i %s is told in a sentence', async (status, body, sentence) => {
  answer = { status, body }
  await expect(findVariants(session, { query: '' })).rejects.toThrow(sentence)
})

test('a site that is away is named', async () => {
  const away = { ...session, installation: { ...session.installation, siteUrl: 'http://127.0.0.1:9' } }
  await expect(findVariants(away, { query: '' })).rejects.toThrow(
    'The site at http://127.0.0.1:9 does not answer.',
  )
})

test.each([
  ['Finance', 'eBook', 'Finance – eBook'],
  ['Finance', 'Default Title', 'Finance'],
])('the product %s with the variant %s is called “%s”', (productTitle, title, name) => {
  expect(nameOf({ productTitle, title })).toBe(name)
})
