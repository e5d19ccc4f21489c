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
  /** Signs the webhooks of the shop. Without it, the site does not learn of orders. */
  webhookSecret?: string | undefined
}

/** What reads orders through the Admin API: the command line only, never the site. */
export type ShopAdminConfig = Pick<ShopConfig, 'url' | 'apiVersion'> & { adminToken: string }

const readAddress = (read: Pick<Reader, 'url'>) =>
  read.url('SHOPIFY_STORE_URL', 'the address of the store, such as https://name.myshopify.com')
const readVersion = (read: Pick<Reader, 'optional'>) => read.optional('SHOPIFY_API_VERSION') ?? '2024-04'

export const readShopAdmin = (read: Pick<Reader, 'url' | 'secret' | 'optional'>): ShopAdminConfig => ({
  url: readAddress(read),
  apiVersion: readVersion(read),
  adminToken: read.secret(
    'SHOPIFY_ADMIN_TOKEN',
    'Shopify → Settings → Apps → your app → Admin API access token, with the scope read_orders',
  ),
})

export function readShop(read: Pick<Reader, 'url' | 'secret' | 'optional'>): ShopConfig {
  const url = readAddress(read)
  const more = (read.optional('SHOPIFY_ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean)
  return {
    url,
    token: read.secret(
      'SHOPIFY_STOREFRONT_TOKEN',
      'Shopify → Headless → Storefront API → private access token',
    ),
    apiVersion: readVersion(read),
    webhookSecret: read.optional('SHOPIFY_WEBHOOK_SECRET'),
    origins: [
      ...new Set([url, ...more].filter((each) => URL.canParse(each)).map((each) => new URL(each).origin)),
    ],
  }
}
