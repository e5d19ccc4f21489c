import { pagePath } from '@association/content/derive/page-path.ts'
import { fetchEntry } from '@association/services/contentful'
import { spaceOfId } from '@association/services/contentful/space-of-id.ts'
import { config } from '../../../../base/config.ts'
import { problem } from '../../../../base/security/problem.ts'
import { published } from '../../../../content/delivery/content-source.ts'
import { readAny } from '../../../../content/delivery/read-page.ts'
import { editorCookies } from '../../../../features/edit-link/editor-cookie.ts'
import { grantOf } from '../../../../preview/access/grant.ts'

/** Sets the cookie that shows edit links. */
export async function GET(request: Request): Promise<Response> {
  const grant = grantOf(new URL(request.url).searchParams.get('token'), config)
  if (!grant) return problem(401, 'The link has expired. Open the page from Contentful again.')
  const space = spaceOfId(config.contentful, grant.space)
  const delivered = space && (await fetchEntry(published, space, grant.entry))
  const entry = readAny(delivered)
  const headers = new Headers({
    // From the entry, never from the request.
    location: (entry && pagePath(entry.type, entry.fields)) ?? '/',
    'cache-control': 'private, no-store',
  })
  const clock = { secret: config.preview.secret, now: Date.now() }
  for (const cookie of editorCookies(clock, config.siteUrl.startsWith('https:')))
    headers.append('set-cookie', cookie)
  return new Response(null, { status: 307, headers })
}
