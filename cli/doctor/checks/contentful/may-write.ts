import type { Space } from '@association/content'
import { doubtful, type Outcome, type Tools, works, wrong } from '../../check.ts'
import { isMissing, manage, refusal, spaceFirst } from '../../manage.ts'
import { bearer, contentfulUrl, environmentPath } from '../../setup.ts'

/**
 * Sends the unchanged type with an outdated version: permitted tokens get a conflict, others a refusal. Nothing is
 * written.
 */
export async function mayWrite(space: Space, tools: Tools): Promise<Outcome> {
  const path = `${environmentPath(tools.setup, space)}/content_types/page`
  const page = await manage(tools, path)
  const refused = refusal(page)
  if (refused) return refused
  if (page.status === 404 && (await isMissing(space, tools))) return spaceFirst
  if (page.status !== 200)
    return doubtful(
      'reads; whether it writes cannot be tried without the type page',
      'Run `npm run migrate -- apply` first.',
    )
  const { ask, setup } = tools
  const answer = await ask(contentfulUrl(setup, 'management', path), {
    method: 'PUT',
    headers: {
      ...bearer(setup.management.managementToken),
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-version': '0',
    },
    body: page.text,
  })
  if (answer.status === 409) return works('reads and writes')
  if (answer.status === 401 || answer.status === 403)
    return wrong(
      'reads, but may not write',
      'migrate and seed need a token that does: Settings → CMA tokens, by an administrator.',
    )
  return doubtful(
    `reads; whether it writes is not clear (${answer.status})`,
    'Run `npm run migrate -- plan` to see more.',
  )
}
