/**
 * Contains every variable of the production code. `offset` shifts all ports, so that tests run beside `npm start`; the
 * `host` `127.0.0.1` makes web app and site cross-site.
 */
export function localEnvironment({
  offset = 0,
  host = 'localhost',
  data = '.data',
}: {
  offset?: number
  host?: string
  data?: string
} = {}): Record<string, string> {
  const port = (name: keyof typeof ports) => ports[name] + offset
  const at = (name: keyof typeof ports) => `${host}:${port(name)}`
  return {
    LOCAL_PORT_OFFSET: String(offset),
    LOCAL_DATA: data,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_URL: `http://${at('site')}`,
    SITE_DATA: `${data}/site`,
    CONTENTFUL_APP_URL: `http://${at('app')}`,
    CONTENTFUL_WEB_APP_URL: `http://${at('webApp')}`,
    CONTENTFUL_DELIVERY_HOST: at('delivery'),
    CONTENTFUL_PREVIEW_HOST: at('preview'),
    CONTENTFUL_MANAGEMENT_HOST: at('management'),
    CONTENTFUL_UPLOAD_HOST: at('management'),
    CONTENTFUL_IMAGES_HOST: at('images'),
    CONTENTFUL_INSECURE: 'true',
    CONTENTFUL_ORGANIZATION_ID: 'local-organization',
    CONTENTFUL_ENVIRONMENT: 'master',
    CONTENTFUL_ASSOCIATION_SPACE_ID: 'association',
    CONTENTFUL_ASSOCIATION_DELIVERY_TOKEN: 'local-association-delivery',
    CONTENTFUL_ASSOCIATION_PREVIEW_TOKEN: 'local-association-preview',
    CONTENTFUL_EVENTS_SPACE_ID: 'events',
    CONTENTFUL_EVENTS_DELIVERY_TOKEN: 'local-events-delivery',
    CONTENTFUL_EVENTS_PREVIEW_TOKEN: 'local-events-preview',
    CONTENTFUL_MANAGEMENT_TOKEN: 'local-management',
    CONTENTFUL_APP_ID: 'association-app',
    CONTENTFUL_APP_SIGNING_SECRET: secret('app'),
    CONTENTFUL_WEBHOOK_SECRET: secret('webhook'),
    PREVIEW_SECRET: secret('preview'),
    EDIT_LINK: 'always',
    ORGANISATION_NAME: 'Association for Physician Leadership',
    ORGANISATION_SHORT_NAME: 'AAPL',
    FEED_AUTHORITY: 'physicianleaders.example,2026',
    SUPPORT_EMAIL: 'support@physicianleaders.example',
    EMBED_VIDEO_URL: `http://${at('embeds')}`,
    EMBED_BOOKING_URL: `http://${at('embeds')}/booking`,
    EMBED_MAP_URL: `http://${at('embeds')}`,
    EMBED_FORM_URL: `http://${at('embeds')}`,
    // The accounts of the seed and of the examples.
    EMBED_FORM_PORTALS: '4870123,4820193',
    SEARCH_URL: `http://${at('search')}/res/v1`,
    SEARCH_TOKEN: 'local-search-token',
    MEMBER_APP_URL: `http://${at('memberApp')}`,
    // The identity SDK accepts `localhost` over http, but no IP address.
    AUTH0_DOMAIN: `http://localhost:${port('identity')}`,
    AUTH0_CLIENT_ID: 'local-site',
    AUTH0_CLIENT_SECRET: secret('identity'),
    AUTH0_SECRET: '5e55104e'.repeat(8),
    AUTH0_AUDIENCE: 'https://platform.physicianleaders.example',
    REGISTRATION_SECRET: secret('registration'),
    PLATFORM_URL: `http://${at('platform')}/api/v2`,
    SHOPIFY_STORE_URL: `http://${at('shop')}`,
    SHOPIFY_STOREFRONT_TOKEN: 'local-storefront-token',
    SHOPIFY_WEBHOOK_SECRET: secret('shop-webhook'),
    SHOPIFY_ADMIN_TOKEN: 'local-admin-token',
    TAG_MANAGER_URL: `http://${at('embeds')}/gtm.js?id=GTM-LOCAL`,
    CONSENT_URL: `http://${at('embeds')}/consent.js`,
  }
}

/** Fixed; an error names a port that is taken. */
export const ports = {
  site: 3000,
  app: 3001,
  webApp: 4000,
  delivery: 4001,
  preview: 4002,
  management: 4003,
  images: 4004,
  identity: 4010,
  shop: 4020,
  platform: 4030,
  memberApp: 4031,
  search: 4040,
  embeds: 4050,
} as const

/** Signing secrets need 64 characters. These open only local services. */
const secret = (name: string) => `local-${name}-secret-`.padEnd(64, '0')
