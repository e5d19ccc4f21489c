import { startIdentity } from '@association/local/identity/index.ts'
import { startPlatform } from '@association/local/platform/index.ts'
import { startStorefront } from '@association/local/storefront/index.ts'
import { sold } from '@association/local/storefront/testing/sold.ts'

export async function startMembers(environment: Record<string, string>) {
  const text = (name: string) => environment[name] ?? ''
  const audience = text('AUTH0_AUDIENCE')
  const claims = `${audience}/`
  const identity = await startIdentity({
    site: text('SITE_URL'),
    memberApp: text('MEMBER_APP_URL'),
    client: { id: text('AUTH0_CLIENT_ID'), secret: text('AUTH0_CLIENT_SECRET') },
    ...{ audience, claims },
  })
  const shop = await startStorefront({
    token: text('SHOPIFY_STOREFRONT_TOKEN'),
    adminToken: text('SHOPIFY_ADMIN_TOKEN'),
    siteUrl: text('SITE_URL'),
    sold: [sold('41010001', 895)],
  })
  const platform = await startPlatform({
    ...{ issuer: `${identity.url}/`, audience, claims },
    shopOrigins: [shop.url],
  })
  return {
    addresses: {
      AUTH0_DOMAIN: identity.url,
      SHOPIFY_STORE_URL: shop.url,
      PLATFORM_URL: platform.url,
    },
    close: () => Promise.all([identity.close(), shop.close(), platform.close()]),
  }
}
