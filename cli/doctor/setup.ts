import type { Space } from '@association/content'
import type { inspectConfig } from '@association/services/config'
import { schemeOf } from '@association/services/config/scheme-of.ts'

export type Setup = ReturnType<typeof inspectConfig>

export const contentfulUrl = (
  { site: { contentful } }: Setup,
  api: 'delivery' | 'preview' | 'management',
  path: string,
) => `${schemeOf(contentful)}://${contentful.hosts[api]}${path}`

export const environmentPath = ({ site: { contentful } }: Setup, space: Space) =>
  `/spaces/${contentful.spaces[space].id}/environments/${contentful.environment}`

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const variableOf = (space: Space, what: 'SPACE_ID' | 'DELIVERY_TOKEN' | 'PREVIEW_TOKEN') =>
  `CONTENTFUL_${space.toUpperCase()}_${what}`

/** Returns the values that the output must hide. */
export const secretsOf = ({ site, management, shopAdmin }: Setup): string[] =>
  [
    ...Object.values(site.contentful.spaces).flatMap(({ deliveryToken, previewToken }) => [
      deliveryToken,
      previewToken,
    ]),
    ...passwordsIn(site.redisUrl),
    site.search.token,
    site.search.suggestToken,
    site.registration.secret,
    site.identity.clientSecret,
    site.identity.sessionSecret,
    site.shop.token,
    site.shop.webhookSecret ?? '',
    shopAdmin?.adminToken ?? '',
    site.preview.secret,
    site.preview.appSigningSecret,
    site.webhookSecret,
    management.managementToken,
  ].filter((secret) => secret.length >= leastCharacters)

/** Hiding a shorter value could hide a word of a sentence. The configuration refuses shorter secrets. */
const leastCharacters = 16

/** Returns the password as in the URL, and decoded. */
function passwordsIn(url: string | undefined): string[] {
  const { password } = url === undefined ? { password: '' } : new URL(url)
  return [password, decodeURIComponent(password)]
}
