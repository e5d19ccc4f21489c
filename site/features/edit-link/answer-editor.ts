import type { Delivered } from '@association/services/contentful'
import { isUpstreamError } from '@association/services/upstream'
import { problem } from '../../base/security/problem.ts'
import { isEditor } from './editor-cookie.ts'

type Options = {
  secret: string
  load(path: string): Promise<Delivered | undefined>
  now?: number
}

/** Answers editors about the page at `?path=`. Refuses other browsers. */
export async function answerEditor(
  request: Request,
  { secret, load, now = Date.now() }: Options,
  answer: (page: Delivered) => object,
): Promise<Response> {
  if (!isEditor(request.headers.get('cookie'), { secret, now }))
    return problem(401, 'Only editors may see this.')
  const page = await load(new URL(request.url).searchParams.get('path') ?? '').catch(outage)
  if (page === 'outage') return problem(503, 'Contentful does not answer. Try again later.')
  if (!page) return problem(404, 'There is no page at this path.')
  return Response.json(answer(page), { headers: { 'cache-control': 'private, no-store' } })
}

function outage(error: unknown) {
  if (!isUpstreamError(error)) throw error
  return 'outage' as const
}
