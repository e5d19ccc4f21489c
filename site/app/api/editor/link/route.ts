import { editAddress } from '@association/services/contentful/edit-address.ts'
import { isEditor } from '../../../../features/edit-link/editor-cookie.ts'
import { config } from '../../../../page/config.ts'
import { loadPage } from '../../../../page/load-page.ts'
import { problem } from '../../../../security/problem.ts'

/** Where the page at a path is edited; only editors learn it. */
export async function GET(request: Request): Promise<Response> {
  const clock = { secret: config.preview.secret, now: Date.now() }
  if (!isEditor(request.headers.get('cookie'), clock)) return problem(401, 'Only editors may see this.')
  const delivered = await loadPage(new URL(request.url).searchParams.get('path') ?? '')
  if (!delivered) return problem(404, 'There is no page at this path.')
  const url = editAddress(config.contentful, { space: delivered.space, id: delivered.root })
  return Response.json({ url }, { headers: { 'cache-control': 'private, no-store' } })
}
