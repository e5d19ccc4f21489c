import type { Space } from '@association/content'
import type { SiteConfig } from '@association/services/config'
import type { Delivered } from '@association/services/contentful'
import { answer } from '../../base/app-requests/answers.ts'
import { endpoint } from '../../base/app-requests/endpoint.ts'
import { corsHeaders, signedRequest } from '../../base/app-requests/signed-request.ts'
import { wantedEntry } from './identifiers.ts'
import { signedElsewhere } from './signed-elsewhere.ts'

type Load = (space: Space, id: string) => Promise<Delivered | undefined>
type Needs = {
  config: Pick<SiteConfig, 'contentful' | 'preview'>
  draft: Load
  published: Load
  now?: number
}

/**
 * `POST { space, environment, entry }`, signed by Contentful for our app → `{ draft, published }`: everything that the
 * entry contains, as editors last saved it and as visitors see it; null for a version that does not exist. One request
 * of the app, and one to Contentful for each version and space, whatever the number of blocks.
 */
export function answerVersions(request: Request, needs: Needs): Promise<Response> {
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
