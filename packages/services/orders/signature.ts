import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Verifies `X-Shopify-Hmac-SHA256`: the base64 HMAC-SHA256 of the raw body with the API secret of the app
 * (https://shopify.dev/docs/apps/build/webhooks/subscribe/https).
 */
export function isSignedByShop(body: Buffer, given: string | null, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest()
  const sent = Buffer.from(given ?? '', 'base64')
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

export const shopSignature = (body: Buffer | string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('base64')
