import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Session } from '../../session.ts'

export async function startAnsweringSite(here: Session['here']) {
  const received: unknown[] = []
  const site = { answer: { status: 200, body: '{}' }, received }
  const server = createServer(async (request, response) => {
    received.push([request.url, request.headers['x-contentful-signature'], await json(request)])
    response.writeHead(site.answer.status, { 'content-type': 'application/json' }).end(site.answer.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const create = async () => ({ additionalHeaders: { 'x-contentful-signature': 'a-signature' } })
  const session = {
    installation: { siteUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    here,
    sdk: { ids: { app: 'the-app' }, cma: { appSignedRequest: { create } } },
  } as unknown as Session
  return Object.assign(site, { session, close: () => server.close() })
}
