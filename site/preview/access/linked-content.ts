import { spaces } from '@association/content'
import type { SiteConfig } from '@association/services/config'
import type { Delivered } from '@association/services/contentful'
import { spaceOfId } from '@association/services/contentful/space-of-id.ts'
import type { PreviewGrant } from '@association/services/preview-token'
import { answer, badRequest, RefusedError } from '../../base/app-requests/answers.ts'
import { endpoint } from '../../base/app-requests/endpoint.ts'
import { privateHeaders } from '../../base/security/private-headers.ts'
import { keyOf, type Ref, type SpaceIds, targetsIn } from '../content/links.ts'
import { grantOf } from './grant.ts'
import { identifier } from './identifiers.ts'

type LinkedConfig = Pick<SiteConfig, 'contentful' | 'preview'>
export type LinkedLoads = Record<
  'entry' | 'asset' | 'tree',
  (space: Delivered['space'], id: string) => Promise<Delivered | undefined>
>

/**
 * Answers `GET ?token=…&space=…&entry=…` (or `asset=…`) with a draft, for links that an editor adds. A token only opens
 * what its entry's saved draft links to. All else gets 204: a new link is not saved yet, and browsers log no error for
 * 204.
 */
export function linkedContent(
  request: Request,
  { config, load, now = Date.now() }: { config: LinkedConfig; load: LinkedLoads; now?: number },
): Promise<Response> {
  const query = new URL(request.url).searchParams
  return endpoint(async () => {
    const grant = grantOf(query.get('token'), config, now)
    if (!grant) throw refused(401, 'The preview token is wrong or has expired.')
    const wanted = wantedLink(query, config)
    const kind = wanted.linkType === 'Asset' ? 'asset' : 'entry'
    // A preview of the published version must not show a draft.
    const isOpen = grant.version !== 'published'
    if (!isOpen || !(await leadsTo(grant, wanted, { config, load })))
      return new Response(null, { status: 204, headers: privateHeaders })
    const delivered = await load[kind](wanted.space, wanted.id)
    if (!delivered) throw refused(404, `This space has no ${kind} ${wanted.id}.`)
    return answer(delivered)
  })
}

/** Throws RefusedError (400). */
function wantedLink(query: URLSearchParams, { contentful }: LinkedConfig): Ref {
  const space = spaceOfId(contentful, query.get('space') ?? '')
  if (!space) throw badRequest('“space” must be one of the two spaces that this site shows.')
  const kind = query.has('asset') ? 'asset' : 'entry'
  const id = identifier(query.get(kind), kind)
  return { space, linkType: kind === 'asset' ? 'Asset' : 'Entry', id }
}

async function leadsTo(
  grant: PreviewGrant,
  wanted: Ref,
  { config, load }: { config: LinkedConfig; load: LinkedLoads },
) {
  const home = spaceOfId(config.contentful, grant.space)
  const tree = home && (await load.tree(home, grant.entry))
  if (!tree) return false
  const root: Ref = { space: home, linkType: 'Entry', id: grant.entry }
  return [root, ...linksOf(tree, idsOf(config))].some((ref) => keyOf(ref) === keyOf(wanted))
}

const linksOf = ({ parts }: Delivered, ids: SpaceIds): Ref[] =>
  spaces.flatMap((space) =>
    Object.values(parts[space]?.entries ?? {}).flatMap(({ fields }) => targetsIn(fields, space, ids)),
  )

const idsOf = ({ contentful: { spaces: all } }: LinkedConfig): SpaceIds => ({
  association: all.association.id,
  events: all.events.id,
})

const titles = { 401: 'Not allowed', 404: 'Not found' } as const

const refused = (status: keyof typeof titles, detail: string) =>
  new RefusedError({ status, title: titles[status], detail })
