import type { Space } from '@association/content'
import type { SiteConfig } from '@association/services/config'
import { spaceOfId } from '@association/services/contentful/space-of-id.ts'
import { type PreviewGrant, signPreviewToken, verifyPreviewToken } from '@association/services/preview-token'
import type { EntryIdentifiers } from './identifiers.ts'

type Preview = Pick<SiteConfig, 'siteUrl' | 'preview'>

export type GrantedView = Pick<PreviewGrant, 'nonce' | 'version' | 'viewAs'>

/** The token is valid for an hour. */
export function previewAddress(
  { spaceId, environment, entry }: EntryIdentifiers,
  { siteUrl, preview }: Preview,
  { now = Date.now(), ...shown }: GrantedView & { now?: number } = {},
) {
  const grant: PreviewGrant = { space: spaceId, environment, entry, ...shown }
  const { token, expiresAt } = signPreviewToken(grant, { secret: preview.secret, now })
  const path = ['preview', spaceId, environment, entry].map(encodeURIComponent).join('/')
  return { token, url: `${siteUrl}/${path}?token=${token}`, expiresAt }
}

/** Sites may share a secret, so a token must name the environment and a space of this site. */
export function grantOf(
  token: string | null,
  { preview, contentful }: Pick<SiteConfig, 'preview' | 'contentful'>,
  now = Date.now(),
): PreviewGrant | undefined {
  const verdict = verifyPreviewToken(token ?? '', { secret: preview.secret, now })
  if (!verdict.valid) return undefined
  const { space, environment } = verdict.grant
  const isHere = environment === contentful.environment && spaceOfId(contentful, space) !== undefined
  return isHere ? verdict.grant : undefined
}

/** `elsewhere`: a valid token for another entry, space or environment. */
export type Denial = 'expired' | 'forged' | 'malformed' | 'elsewhere'

export function denialOf(
  { searchParams }: URL,
  { preview }: Pick<SiteConfig, 'preview'>,
  now = Date.now(),
): Denial {
  const verdict = verifyPreviewToken(searchParams.get('token') ?? '', { secret: preview.secret, now })
  return verdict.valid ? 'elsewhere' : verdict.reason
}

export type AllowedPreview = { space: Space; entry: string; token: string } & GrantedView

/** The token must open exactly the entry that the address names. */
export function allowedPreview(
  given: { space?: unknown; environment?: unknown; entry?: unknown; token?: unknown },
  config: Pick<SiteConfig, 'preview' | 'contentful'>,
  now = Date.now(),
): AllowedPreview | undefined {
  const { token } = given
  const grant = typeof token === 'string' ? grantOf(token, config, now) : undefined
  if (typeof token !== 'string' || !grant || !isFor(grant, given)) return undefined
  const space = spaceOfId(config.contentful, grant.space)
  const { entry, nonce, version, viewAs } = grant
  return space && { space, entry, token, nonce, version, viewAs }
}

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
