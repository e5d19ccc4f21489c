import type { SiteConfig } from '@association/services/config'
import { answer, RefusedError } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { previewAddress } from './grant.ts'
import { badRequest, wantedEntry } from './identifiers.ts'
import { corsHeaders, signedRequest } from './signed-request.ts'

type Config = Pick<SiteConfig, 'contentful' | 'preview' | 'siteUrl'>

/**
 * `POST { space, environment, entry, nonce }`, signed by Contentful for our app → `{ token, url, expiresAt }`, where
 * `expiresAt` is milliseconds of the wall clock. The nonce is the app's; its frame believes nobody without it.
 * Contentful signs for a person who may open the space it names, so that space alone gets a token.
 */
export function mintToken(request: Request, config: Config, now = Date.now()): Promise<Response> {
  const cors = corsHeaders(request, config)
  return endpoint(async () => {
    const { body, spaceId } = await signedRequest(request, config, now)
    const wanted = wantedEntry(body, config.contentful)
    if (wanted.spaceId !== spaceId) throw signedElsewhere
    return answer(previewAddress(wanted, config, { nonce: nonceOf(body.nonce), now }), cors)
  }, cors)
}

const signedElsewhere = new RefusedError({
  status: 403,
  title: 'Signed in another space',
  detail: 'To open a preview, send a request that Contentful signed in the space of the entry.',
})

function nonceOf(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^[\w-]{16,128}$/.test(value)) return value
  throw badRequest('“nonce” must be 16 to 128 letters, digits, dashes and underscores.')
}
