import { type Space, spaces } from '@association/content'
import type { SiteConfig } from '@association/services/config'
import type { Source } from '@association/services/contentful'
import { isSameSecret } from '@association/services/preview-token'
import { answer } from '../../base/app-requests/answers.ts'
import { endpoint } from '../../base/app-requests/endpoint.ts'
import { corsHeaders, signedRequest } from '../../base/app-requests/signed-request.ts'

type ConnectionResult = { works: boolean; message?: string }
export type ConnectionAnswer = {
  site: ConnectionResult & { url: string; environment: string }
  spaces: Record<Space, ConnectionResult & { id: string }>
  secret: ConnectionResult
}
type ConnectionCheck = {
  config: Pick<SiteConfig, 'contentful' | 'preview' | 'siteUrl'>
  published: Source['clients']
  drafts: Source['clients']
  now?: number
}

/** Answers `POST { secret }`, signed by Contentful. */
export function checkConnection(
  request: Request,
  { config, published, drafts, now }: ConnectionCheck,
): Promise<Response> {
  const cors = corsHeaders(request, config)
  return endpoint(async () => {
    const { body: given } = await signedRequest(request, config, now)
    const [association, events] = await Promise.all(
      spaces.map((space) => checkSpace([published[space], drafts[space]])),
    )
    const { environment, spaces: configured } = config.contentful
    const body: ConnectionAnswer = {
      site: { works: true, url: config.siteUrl, environment },
      spaces: {
        association: { id: configured.association.id, works: false, ...association },
        events: { id: configured.events.id, works: false, ...events },
      },
      secret: checkSecret(given.secret, config.preview.secret),
    }
    return answer(body, cors)
  }, cors)
}

function checkSecret(given: unknown, expected: string): ConnectionResult {
  if (typeof given === 'string' && isSameSecret(given, expected)) return { works: true }
  return { works: false, message: 'The site has a different PREVIEW_SECRET.' }
}

/** Each API has its own token. */
async function checkSpace(apis: Source['clients'][Space][]): Promise<ConnectionResult> {
  for (const client of apis) {
    try {
      await client.getEntries({ limit: 1, include: 0 })
    } catch (error) {
      return { works: false, message: error instanceof Error ? error.message : String(error) }
    }
  }
  return { works: true }
}
