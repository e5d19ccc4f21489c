import { createHmac } from 'node:crypto'
import { isRecord } from '@association/content/safe/is-record.ts'
import type { SiteConfig } from '../config/index.ts'
import { isSameSecret } from '../preview-token/index.ts'

/** Set secrets by variable name. */
export type Secrets = Readonly<Record<string, string>>

/** The CLI proves that it knows each secret; it never sends one. */
export type SecretProofs = { nonce: string; proofs: Readonly<Record<string, string>> }

/** `unknown`: the site is older than the CLI and does not know the name. */
export type SecretVerdicts = Readonly<Record<string, 'equal' | 'different' | 'unknown'>>

/** The site and the CLI must share these. */
export function sharedSecrets(site: SiteConfig): Secrets {
  const { association, events } = site.contentful.spaces
  const all: Record<string, string | undefined> = {
    CONTENTFUL_ASSOCIATION_DELIVERY_TOKEN: association.deliveryToken,
    CONTENTFUL_ASSOCIATION_PREVIEW_TOKEN: association.previewToken,
    CONTENTFUL_EVENTS_DELIVERY_TOKEN: events.deliveryToken,
    CONTENTFUL_EVENTS_PREVIEW_TOKEN: events.previewToken,
    CONTENTFUL_APP_SIGNING_SECRET: site.preview.appSigningSecret,
    CONTENTFUL_WEBHOOK_SECRET: site.webhookSecret,
    PREVIEW_SECRET: site.preview.secret,
    SEARCH_TOKEN: site.search.token,
    SEARCH_SUGGEST_TOKEN: site.search.suggestToken,
    AUTH0_CLIENT_SECRET: site.identity.clientSecret,
    AUTH0_SECRET: site.identity.sessionSecret,
    REGISTRATION_SECRET: site.registration.secret,
    SHOPIFY_STOREFRONT_TOKEN: site.shop.token,
  }
  const isSet = (entry: [string, string | undefined]): entry is [string, string] => Boolean(entry[1])
  return Object.fromEntries(Object.entries(all).filter(isSet))
}

export const proofsOf = (secrets: Secrets, nonce: string): SecretProofs => ({
  nonce,
  proofs: Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [name, proofOf(value, { name, nonce })]),
  ),
})

/** Compares in constant time. */
export const verdictsOn = ({ nonce, proofs }: SecretProofs, secrets: Secrets): SecretVerdicts =>
  Object.fromEntries(
    Object.entries(proofs).map(([name, proof]) => {
      const own = Object.hasOwn(secrets, name) ? secrets[name] : undefined
      if (own === undefined) return [name, 'unknown']
      return [name, isSameSecret(proof, proofOf(own, { name, nonce })) ? 'equal' : 'different']
    }),
  )

/** The key is derived: the secret itself signs and encrypts other data. JSON separates the fields. */
function proofOf(secret: string, { name, nonce }: { name: string; nonce: string }): string {
  const key = createHmac('sha256', secret).update('secret-proof').digest()
  return createHmac('sha256', key)
    .update(JSON.stringify([name, nonce]))
    .digest('base64url')
}

const mostProofs = 40

export function readProofs(given: unknown): SecretProofs | undefined {
  if (!isRecord(given) || !isRecord(given.proofs)) return undefined
  const { nonce, proofs } = given
  const entries = Object.entries(proofs)
  const isReadable =
    typeof nonce === 'string' &&
    /^[0-9a-f]{32,128}$/.test(nonce) &&
    entries.length <= mostProofs &&
    entries.every(([name, proof]) => /^[A-Z0-9_]{1,64}$/.test(name) && /^[\w-]{43}$/.test(String(proof)))
  return isReadable ? { nonce, proofs: proofs as Record<string, string> } : undefined
}
