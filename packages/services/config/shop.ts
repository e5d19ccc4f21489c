import type { Reader } from './settings.ts'

/** The shop, whose Storefront API makes carts and whose hosted checkout takes payments. */
export type ShopConfig = {
  /** The address of the store, without a trailing slash. */
  url: string
  /** The private access token of the Storefront API. It never leaves the server. */
  token: string
  apiVersion: string
  /** Origins to which a checkout may lead: the store, and its other domains. */
  origins: readonly string[]
}

export function readShop(read: Pick<Reader, 'url' | 'secret' | 'optional'>): ShopConfig {
  const url = read.url('SHOPIFY_STORE_URL', 'the address of the store, such as https://name.myshopify.com')
  const more = (read.optional('SHOPIFY_ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean)
  return {
    url,
    token: read.secret(
      'SHOPIFY_STOREFRONT_TOKEN',
      'Shopify → Headless → Storefront API → private access token',
    ),
    apiVersion: read.optional('SHOPIFY_API_VERSION') ?? '2024-04',
    origins: [
      ...new Set([url, ...more].filter((each) => URL.canParse(each)).map((each) => new URL(each).origin)),
    ],
  }
}
