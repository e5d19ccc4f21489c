import type { Space } from '@association/content'
import type { ConfigAppSDK } from '@contentful/app-sdk'
import { signedPost } from '../../contentful/site/signed-post.ts'
import { type Settings, writtenWrong } from './settings.ts'
import type { ConnectionAnswer, SiteAnswer, SpaceAnswer, Verdict } from './verdicts.ts'
import { siteVerdicts, spaceVerdict } from './verdicts.ts'

/** Never throws: facts that cannot be checked are reported as unknown. */
export async function checkAll(sdk: ConfigAppSDK, settings: Settings): Promise<Verdict[]> {
  if (Object.keys(writtenWrong(settings)).length > 0) return []
  const places = placesOf(settings)
  const spaces = (['association', 'events'] as const).map(async (space) =>
    spaceVerdict(space, await askSpace(sdk, places[space]), places[space]),
  )
  const site = await askSite(sdk, settings)
  const ids = { association: settings.associationSpaceId, events: settings.eventsSpaceId }
  const wanted = { address: settings.siteUrl, ids, hasSecret: settings.secret !== '' }
  return [...siteVerdicts(site, wanted), ...(await Promise.all(spaces))]
}

const placesOf = (settings: Settings): Record<Space, SpaceRef> => ({
  association: { id: settings.associationSpaceId, environment: settings.associationEnvironment },
  events: { id: settings.eventsSpaceId, environment: settings.eventsEnvironment },
})

type SpaceRef = { id: string; environment: string }

async function askSite(sdk: ConfigAppSDK, { siteUrl, secret }: Settings): Promise<SiteAnswer> {
  try {
    const response = await signedPost(sdk, new URL('/api/preview/check', siteUrl), { body: { secret } })
    if (!response.ok) return { outcome: 'refused', status: response.status }
    const answer: ConnectionAnswer | undefined = await response.json().catch(() => undefined)
    return answer?.spaces ? { outcome: 'answered', answer } : { outcome: 'foreign' }
  } catch (error) {
    const isNetwork = error instanceof TypeError || error instanceof DOMException
    return isNetwork ? { outcome: await whoIsThere(siteUrl) } : { outcome: 'unsigned' }
  }
}

/** The response of another origin is unreadable, but its existence is visible. */
async function whoIsThere(siteUrl: string): Promise<'foreign' | 'silent'> {
  try {
    await fetch(siteUrl, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(5000) })
    return 'foreign'
  } catch {
    return 'silent'
  }
}

async function askSpace(sdk: ConfigAppSDK, { id, environment }: SpaceRef): Promise<SpaceAnswer> {
  const place = { spaceId: id, environmentId: environment }
  const found = await seen(() => sdk.cma.environment.get(place))
  if (found !== 'found') return { environment: found, pageType: 'failed', isInstalled: 'unknown' }
  const [pageType, isInstalled] = await Promise.all([
    seen(() => sdk.cma.contentType.get({ ...place, contentTypeId: 'page' })),
    isInstalledIn(sdk, { id, environment }),
  ])
  return { environment: found, pageType, isInstalled }
}

async function seen(ask: () => Promise<unknown>): Promise<'found' | 'missing' | 'failed'> {
  try {
    await ask()
    return 'found'
  } catch (error) {
    return isMissing(error) ? 'missing' : 'failed'
  }
}

/** The host rejects with plain objects, or with errors whose name or text contains Contentful's error id. */
const isMissing = (error: unknown) => {
  const { name = '', code = '', message = '' } = (error ?? {}) as Record<string, unknown>
  return /NotFound|AccessDenied|Forbidden|"status":\s*40[34]/.test(`${name} ${code} ${message}`)
}

async function isInstalledIn(sdk: ConfigAppSDK, { id, environment }: SpaceRef): Promise<boolean | 'unknown'> {
  if (id === sdk.ids.space) return sdk.app.isInstalled()
  try {
    const { items } = await sdk.cma.appInstallation.getForOrganization({
      appDefinitionId: sdk.ids.app,
      organizationId: sdk.ids.organization,
    })
    return items.some(({ sys }) => sys.space.sys.id === id && sys.environment.sys.id === environment)
  } catch {
    return 'unknown'
  }
}
