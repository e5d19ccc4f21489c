import type { SiteConfig } from '@association/services/config'
import type { Delivered } from '@association/services/contentful'
import { spaceOfId } from '@association/services/contentful/space-of-id.ts'
import { answer, RefusedError } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { grantOf } from './grant.ts'
import { badRequest, identifier } from './identifiers.ts'

type Config = Pick<SiteConfig, 'contentful' | 'preview'>
export type Load = Record<
  'entry' | 'asset',
  (space: Delivered['space'], id: string) => Promise<Delivered | undefined>
>

/**
 * `GET ?token=…&space=…&entry=…` (or `asset=…`) → what the Preview API holds of it, for links that an editor adds.
 * Any valid token opens any entry of the two spaces: whoever may preview a page may link everything to it.
 */
export function linkedContent(
  request: Request,
  { config, load, now = Date.now() }: { config: Config; load: Load; now?: number },
): Promise<Response> {
  const query = new URL(request.url).searchParams
  return endpoint(async () => {
    if (!grantOf(query.get('token'), config, now))
      throw new RefusedError({
        status: 401,
        title: 'Not allowed',
        detail: 'The preview token is wrong or has ended.',
      })
    const space = spaceOfId(config.contentful, query.get('space') ?? '')
    if (!space) throw badRequest('“space” must be one of the two spaces that this site shows.')
    const kind = query.has('asset') ? 'asset' : 'entry'
    const id = identifier(query.get(kind), kind)
    const delivered = await load[kind](space, id)
    if (!delivered)
      throw new RefusedError({
        status: 404,
        title: 'Not found',
        detail: `There is no ${kind} ${id} in this space.`,
      })
    return answer(delivered)
  })
}
