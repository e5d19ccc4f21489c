import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** `forged` has a wrong signature, `reversed` arrives after the next webhook, `tests` marks test orders. */
export const webhookFaults = ['none', 'lost', 'twice', 'late', 'forged', 'reversed', 'tests'] as const
export type WebhookFault = (typeof webhookFaults)[number]

type Options = {
  secret: string | undefined
  url: string
  now(): Date
}
type Webhook = { topic: string; body: string; id: string }

const lateMs = 2000
const deadlineMs = 3000
/** Shopify retries for four hours. */
const pausesMs = [100, 500, 2000]

/** As Shopify, signs the bytes, and retries after each response but 2xx. */
export function webhookSender({ secret, url, now }: Options) {
  let fault: WebhookFault = 'none'
  let held: Webhook | undefined

  async function post({ topic, body, id }: Webhook): Promise<boolean> {
    const key = fault === 'forged' ? 'another secret' : (secret ?? '')
    const headers = {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-webhook-id': id,
      'x-shopify-triggered-at': now().toISOString(),
      'x-shopify-hmac-sha256': createHmac('sha256', key).update(body).digest('base64'),
      ...(fault === 'tests' && { 'x-shopify-test': 'true' }),
    }
    const signal = AbortSignal.timeout(deadlineMs)
    const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => undefined)
    return answer?.ok ?? false
  }

  async function deliver(webhook: Webhook) {
    if (await post(webhook)) return
    void repeat(webhook)
  }

  async function repeat(webhook: Webhook) {
    for (const pauseMs of pausesMs) {
      await wait(pauseMs, undefined, { ref: false })
      if (await post(webhook)) return
    }
  }

  return {
    setFault(next: WebhookFault) {
      fault = next
    },
    /** Resolves after the first attempt. */
    async send(topic: string, resource: unknown) {
      if (secret === undefined || fault === 'lost') return
      const webhook = { topic, body: JSON.stringify(resource), id: randomUUID() }
      if (fault === 'reversed' && !held) {
        held = webhook
        return
      }
      if (fault === 'late') return void wait(lateMs, undefined, { ref: false }).then(() => deliver(webhook))
      await deliver(webhook)
      if (fault === 'twice') await deliver(webhook)
      const earlier = held
      held = undefined
      if (earlier) await deliver(earlier)
    },
  }
}

export type WebhookSender = ReturnType<typeof webhookSender>
