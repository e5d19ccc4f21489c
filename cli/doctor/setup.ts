import type { Space } from '@association/content'
import type { inspectConfig } from '@association/services/config'

/** The configuration as far as it can be read. */
export type Setup = ReturnType<typeof inspectConfig>

/** Where an API of Contentful answers. */
export const contentfulUrl = (
  { site: { contentful } }: Setup,
  api: 'delivery' | 'preview' | 'management',
  path: string,
) => `${contentful.insecure ? 'http' : 'https'}://${contentful.hosts[api]}${path}`

export const environmentPath = ({ site: { contentful } }: Setup, space: Space) =>
  `/spaces/${contentful.spaces[space].id}/environments/${contentful.environment}`

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** `CONTENTFUL_EVENTS_SPACE_ID` */
export const variableOf = (space: Space, what: 'SPACE_ID' | 'DELIVERY_TOKEN' | 'PREVIEW_TOKEN') =>
  `CONTENTFUL_${space.toUpperCase()}_${what}`

/** Below this the configuration takes nothing for a secret: hiding a plain word would spoil sentences. */
const shortestSecret = 16

/** Everything that must never be shown. */
export const secretsOf = ({ site, management, shopAdmin }: Setup): string[] =>
  [
    ...Object.values(site.contentful.spaces).flatMap(({ deliveryToken, previewToken }) => [
      deliveryToken,
      previewToken,
    ]),
    ...passwordsIn(site.redisUrl),
    ...[site.search.token, site.search.suggestToken],
    site.registration.secret,
    ...[site.identity.clientSecret, site.identity.sessionSecret, site.shop.token],
    ...[site.shop.webhookSecret ?? '', shopAdmin?.adminToken ?? ''],
    ...[site.preview.secret, site.preview.appSigningSecret, site.webhookSecret, management.managementToken],
  ].filter((secret) => secret.length >= shortestSecret)

/** As the URL spells it, and as it is. */
function passwordsIn(url: string | undefined): string[] {
  const { password } = url === undefined ? { password: '' } : new URL(url)
  return [password, decodeURIComponent(password)]
}
