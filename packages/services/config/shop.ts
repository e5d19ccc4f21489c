import type { SettingsReader } from './settings.ts'

export type ShopConfig = {
  /** Without a trailing slash. */
  url: string
  /** Private token of the Storefront API. Never leaves the server. */
  token: string
  apiVersion: string
  /** Allowed origins of a checkout URL: the store and its other domains. */
  origins: readonly string[]
  /** Verifies the shop's webhooks. Without it, the site learns of no orders. */
  webhookSecret?: string | undefined
}

/** Only the CLI uses the Admin token. */
export type ShopAdminConfig = Pick<ShopConfig, 'url' | 'apiVersion'> & { adminToken: string }

const readAddress = (read: Pick<SettingsReader, 'url'>) =>
  read.url('SHOPIFY_STORE_URL', 'the address of the store, such as https://name.myshopify.com')
const readVersion = (read: Pick<SettingsReader, 'optional'>) =>
  read.optional('SHOPIFY_API_VERSION') ?? '2024-04'

export const readShopAdmin = (
  read: Pick<SettingsReader, 'url' | 'secret' | 'optional'>,
): ShopAdminConfig => ({
  url: readAddress(read),
  apiVersion: readVersion(read),
  adminToken: read.secret(
    'SHOPIFY_ADMIN_TOKEN',
    'Shopify → Settings → Apps → your app → Admin API access token, with the scope read_orders',
  ),
})

export function readShop(read: Pick<SettingsReader, 'url' | 'secret' | 'optional'>): ShopConfig {
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
