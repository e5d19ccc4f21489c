import type { SiteConfig } from '@association/services/config'
import {
  allows,
  type PreviewGrant,
  signPreviewToken,
  verifyPreviewToken,
} from '@association/services/preview-token'
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

/** What a token opens, when it is the entry that the address names. */
export function grantFor(
  { pathname, searchParams }: URL,
  config: Pick<SiteConfig, 'preview'>,
  now = Date.now(),
): PreviewGrant | undefined {
  const grant = grantOf(searchParams.get('token'), config, now)
  const [, prefix, space = '', environment = '', entry = '', ...rest] = pathname.split('/').map(decoded)
  const isOurs = prefix === 'preview' && rest.length === 0
  return grant && isOurs && allows(grant, { space, environment, entry }) ? grant : undefined
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
