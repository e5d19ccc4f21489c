import { viewAsOf } from '@association/content/preview/view-as.ts'
import type { SiteConfig } from '@association/services/config'
import { answer, badRequest } from '../../base/app-requests/answers.ts'
import { endpoint } from '../../base/app-requests/endpoint.ts'
import { corsHeaders, signedRequest } from '../../base/app-requests/signed-request.ts'
import { type GrantedView, previewAddress } from './grant.ts'
import { wantedEntry } from './identifiers.ts'
import { signedElsewhere } from './signed-elsewhere.ts'

type PreviewConfig = Pick<SiteConfig, 'contentful' | 'preview' | 'siteUrl'>

/**
 * Answers a signed `POST { space, environment, entry, nonce, version, viewAs }` with `{ token, url, expiresAt }`;
 * `expiresAt` is in Unix milliseconds. The frame only accepts messages with the app's nonce. Contentful signs for a
 * user of one space, so the token is for that space.
 */
export function mintToken(request: Request, config: PreviewConfig, now = Date.now()): Promise<Response> {
  const cors = corsHeaders(request, config)
  return endpoint(async () => {
    const { body, spaceId } = await signedRequest(request, config, now)
    const wanted = wantedEntry(body, config.contentful)
    if (wanted.spaceId !== spaceId) throw signedElsewhere
    return answer(previewAddress(wanted, config, { ...shownOf(body), now }), cors)
  }, cors)
}

const shownOf = ({ nonce, version, viewAs }: Record<string, unknown>): GrantedView => ({
  nonce: nonceOf(nonce),
  version: versionOf(version),
  viewAs: viewerOf(viewAs),
})

function versionOf(value: unknown): GrantedView['version'] {
  if (value === undefined || value === 'published') return value
  throw badRequest('“version” can only be “published”. Without it, the preview shows the draft.')
}

function viewerOf(value: unknown): GrantedView['viewAs'] {
  if (value === undefined) return undefined
  const viewAs = viewAsOf(value)
  if (viewAs) return viewAs
  throw badRequest('“viewAs” must be a viewer that this site knows.')
}

function nonceOf(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^[\w-]{16,128}$/.test(value)) return value
  throw badRequest('“nonce” must be 16 to 128 letters, digits, dashes and underscores.')
}
