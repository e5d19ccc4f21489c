import type { Space } from '@association/content'
import type { SiteConfig } from '@association/services/config'
import { spaceOfId } from '@association/services/contentful/space-of-id.ts'
import { type PreviewGrant, signPreviewToken, verifyPreviewToken } from '@association/services/preview-token'
import type { Wanted } from './identifiers.ts'

type Preview = Pick<SiteConfig, 'siteUrl' | 'preview'>

/** The address of an entry's preview, with the token that opens it for an hour. */
export function previewAddress(
  { spaceId, environment, entry }: Wanted,
  { siteUrl, preview }: Preview,
  { nonce, now = Date.now() }: { nonce?: string; now?: number } = {},
) {
  const grant: PreviewGrant = { space: spaceId, environment, entry, nonce }
  const { token, expiresAt } = signPreviewToken(grant, { secret: preview.secret, now })
  const path = ['preview', spaceId, environment, entry].map(encodeURIComponent).join('/')
  return { token, url: `${siteUrl}/${path}?token=${token}`, expiresAt }
}

/** What a token opens, whichever entry that is. */
export function grantOf(token: string | null, { preview }: Pick<SiteConfig, 'preview'>, now = Date.now()) {
  const verdict = verifyPreviewToken(token ?? '', { secret: preview.secret, now })
  return verdict.valid ? verdict.grant : undefined
}

export type AllowedPreview = { space: Space; entry: string; token: string; nonce?: string }

/** What a page may show: the entry that its address names, when its token opens exactly that one. */
export function allowedPreview(
  given: { space?: unknown; environment?: unknown; entry?: unknown; token?: unknown },
  config: Pick<SiteConfig, 'preview' | 'contentful'>,
  now = Date.now(),
): AllowedPreview | undefined {
  const { token } = given
  const grant = typeof token === 'string' ? grantOf(token, config, now) : undefined
  if (typeof token !== 'string' || !grant || !isFor(grant, given)) return undefined
  const space = spaceOfId(config.contentful, grant.space)
  return space && { space, entry: grant.entry, token, nonce: grant.nonce }
}

/** The same for an address, before anything is rendered for it. */
export function allowedAddress(
  { pathname, searchParams }: URL,
  config: Pick<SiteConfig, 'preview' | 'contentful'>,
  now = Date.now(),
): AllowedPreview | undefined {
  const [, prefix, space, environment, entry, ...rest] = pathname.split('/').map(decoded)
  if (prefix !== 'preview' || rest.length > 0) return undefined
  return allowedPreview({ space, environment, entry, token: searchParams.get('token') }, config, now)
}

const isFor = (grant: PreviewGrant, given: { space?: unknown; environment?: unknown; entry?: unknown }) =>
  grant.space === given.space && grant.environment === given.environment && grant.entry === given.entry

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
