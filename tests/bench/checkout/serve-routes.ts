import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ShopConfig } from '@association/services/config'
import { platform } from '@association/services/platform'
import { storefront } from '@association/services/storefront'
import { answerCart } from '../../../site/features/checkout/server/answer-cart.ts'
import { answerLink } from '../../../site/features/checkout/server/answer-link.ts'
import { memoryOfOneProcess } from '../../../site/features/checkout/server/testing/memory.ts'
import { person } from '../../../site/features/checkout/server/testing/requests.ts'
import { registrationKind } from '../../../site/features/registration/line-kind/registration-kind.ts'

type Options = { shop: ShopConfig; platformUrl: string; accessToken: string }

export async function serveRoutes({ shop, platformUrl, accessToken }: Options) {
  const site = { siteUrl: '', hosts: [''] }
  const log = { info() {}, warn: (line: string) => void process.stderr.write(`${line}\n`) }
  const memory = memoryOfOneProcess()
  const client = storefront(shop, { log })
  const sessionOf = async () => person
  const routes = {
    '/api/checkout/cart': (request: Request) =>
      answerCart(request, {
        config: site,
        sessionOf,
        shop: client,
        memory,
        catalog: async () => (id) => ({ name: `Product ${id}`, listCents: 7500, hasEnded: false }),
        lineKind: registrationKind,
        // No line belongs to a registration for an event.
        noteCart: async () => 'noted',
        unlessAway: (work) => work(),
      }),
    '/api/checkout/link': (request: Request) =>
      answerLink(request, {
        config: { ...site, shop },
        sessionOf,
        accessTokenOf: async () => accessToken,
        multipass: (token, url) =>
          platform({ url: platformUrl, multipassOrigins: shop.origins, log }, token).multipass(url),
        log,
      }),
  }
  const server = createServer(async (incoming, outgoing) => {
    const answer = routes[incoming.url as keyof typeof routes]
    const response = await answer(await requestOf(incoming))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text())
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    async post(path: keyof typeof routes, body: unknown): Promise<{ checkoutUrl: string; url: string }> {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const requestOf = async (incoming: IncomingMessage) =>
  new Request(`http://localhost${incoming.url}`, {
    method: incoming.method ?? 'POST',
    headers: new Headers(incoming.headers as Record<string, string>),
    body: await text(incoming),
  })
