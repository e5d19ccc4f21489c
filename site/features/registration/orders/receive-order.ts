import type { Edition } from '@association/content/define/event.ts'
import { registrationsOf } from '@association/services/orders/order.ts'
import {
  isSignedByShop,
  orderTopics,
  readWebhook,
  type ShopNews,
} from '@association/services/orders/read-webhook.ts'
import type { Cabinet } from '@association/services/shared-state'
import { privateHeaders } from '../../../base/security/private-headers.ts'
import { problem } from '../../../base/security/problem.ts'
import { readCappedBytes } from '../../../base/security/read-capped.ts'
import type { Registrations } from '../book/registrations.ts'
import { type Log, unlessAway } from '../submit/unless-away.ts'
import { messages } from './messages.ts'

/** Bytes. An order has at most 500 lines, with about 3 KB for a registration's line. */
const maxBytes = 2 * 1024 * 1024
/** The shop repeats a webhook for four hours. A day leaves room for its outages. */
const rememberMs = 24 * 60 * 60 * 1000

export type OrderParts = {
  /** Undefined if the shop sends no webhooks. */
  secret: string | undefined
  memory: Pick<Cabinet, 'get' | 'put'>
  registrations: Pick<Registrations, 'document' | 'withOrder' | 'noteOrder'>
  editions(): Promise<readonly Edition[]>
  log: Log
}

/** Answers `POST /api/shop/orders`. The shop repeats a webhook until a 2xx, and may send it twice or out of order. */
export async function receiveOrder(request: Request, parts: OrderParts): Promise<Response> {
  const { secret, log } = parts
  if (secret === undefined) return problem(404, messages.noWebhooks)
  const body = await readCappedBytes(request, maxBytes)
  if (body === undefined) return problem(413, messages.tooLarge)
  if (!isSignedByShop(body, request.headers.get('x-shopify-hmac-sha256'), secret))
    return problem(401, messages.notSigned)
  const topic = orderTopics.find((name) => name === request.headers.get('x-shopify-topic'))
  if (topic === undefined || request.headers.get('x-shopify-test') === 'true') return taken()
  const news = readWebhook(topic, body.toString('utf8'))
  if (news === undefined) {
    log.warn(`A webhook ${topic} of the shop cannot be read: it has other fields than the site knows.`)
    return problem(422, messages.unreadable)
  }
  if (news.kind === 'order' && news.order.isTest) return taken()
  return unlessAway(log, () => noteOnce(news, request.headers.get('x-shopify-webhook-id'), parts), {
    away: messages.away,
    busy: messages.away,
  })
}

const taken = () => new Response(null, { status: 204, headers: privateHeaders })

/** After a failure, the shop sends it again. */
async function noteOnce(news: ShopNews, webhookId: string | null, parts: OrderParts): Promise<Response> {
  const { memory } = parts
  const key = webhookId && /^[\w-]{1,100}$/.test(webhookId) ? `shop webhook ${webhookId}` : undefined
  if (key && (await memory.get(key))) return taken()
  await noteNews(news, parts)
  if (key) await memory.put(key, Buffer.from('taken'), rememberMs)
  return taken()
}

async function noteNews(news: ShopNews, { registrations, editions, log }: OrderParts) {
  const all = await editions()
  const order = news.kind === 'order' ? news.order : { orderId: news.orderId, refund: news.refund }
  for (const id of await namedBy(news, all, registrations)) {
    const document = await registrations.document(id)
    const edition = all.find(({ key }) => key === document?.edition)
    if (document && edition)
      await registrations.noteOrder(edition, document, 'id' in order ? { order } : order)
    else log.warn(`An order of the shop names the registration ${id}, which the site does not have.`)
  }
}

/** A refund can lack the lines' attributes. */
async function namedBy(
  news: ShopNews,
  editions: readonly Edition[],
  { withOrder }: OrderParts['registrations'],
): Promise<string[]> {
  const named = news.kind === 'order' ? registrationsOf(news.order) : news.registrations
  const orderId = news.kind === 'order' ? news.order.id : news.orderId
  const known = await Promise.all(editions.map((edition) => withOrder(edition, orderId)))
  return [...new Set([...named, ...known.flat()])]
}
