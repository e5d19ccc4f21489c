import type { Space } from '@association/content'
import type { SiteConfig } from '@association/services/config'
import type { Delivered } from '@association/services/contentful'
import { answer } from '../../base/app-requests/answers.ts'
import { endpoint } from '../../base/app-requests/endpoint.ts'
import { corsHeaders, signedRequest } from '../../base/app-requests/signed-request.ts'
import { wantedEntry } from './identifiers.ts'
import { signedElsewhere } from './signed-elsewhere.ts'

type LoadEntry = (space: Space, id: string) => Promise<Delivered | undefined>
type VersionServices = {
  config: Pick<SiteConfig, 'contentful' | 'preview'>
  draft: LoadEntry
  published: LoadEntry
  now?: number
}

/**
 * Answers a signed `POST { space, environment, entry }` with `{ draft, published }`; a missing version is null. Sends
 * one request for each version and space.
 */
export function answerVersions(request: Request, needs: VersionServices): Promise<Response> {
  const { config, now } = needs
  const cors = corsHeaders(request, config)
  return endpoint(async () => {
    const { body, spaceId } = await signedRequest(request, config, now)
    const { entry, space, ...wanted } = wantedEntry(body, config.contentful)
    if (wanted.spaceId !== spaceId) throw signedElsewhere
    const [draft, published] = await Promise.all([needs.draft(space, entry), needs.published(space, entry)])
    return answer({ draft: draft ?? null, published: published ?? null }, cors)
  }, cors)
}
