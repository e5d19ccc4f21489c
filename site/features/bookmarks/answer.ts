import { spaces } from '@association/content'
import type { SiteConfig } from '@association/services/config'
import type { Platform } from '@association/services/platform'
import { bookmarkType } from '@association/services/platform/bookmark-type.ts'
import { isUpstreamError, type UpstreamError } from '@association/services/upstream'
import * as v from 'valibot'
import { ownRequest } from '../../base/security/own-request.ts'
import { privateHeaders } from '../../base/security/private-headers.ts'
import { problem } from '../../base/security/problem.ts'
import type { Contents } from '../../content/index/content-index.ts'
import type { Session } from '../session/session.ts'
import type { ViewerBookmark } from '../viewer-data/viewer-answer.ts'

export type Dependencies = {
  config: Pick<SiteConfig, 'siteUrl' | 'hosts'>
  signedIn(request: Request): Promise<{ session: Session; platform: Platform | undefined } | undefined>
  index(): Promise<Contents>
  forget(session: Session): Promise<void>
}

const wanted = v.object({ entry: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)) })

/** Takes type and address from the content index, because the browser is not trusted. */
export async function answerAdd(request: Request, needs: Dependencies): Promise<Response> {
  const body = await ownRequest(request, needs.config)
  if (body instanceof Response) return body
  const asked = v.safeParse(wanted, body)
  if (!asked.success) return problem(400, 'Name the entry of a page.')
  const who = await needs.signedIn(request)
  if (!who) return signedOut()
  if (!who.platform) return withoutToken()
  const { entry } = asked.output
  const item = itemOf(await needs.index(), entry)
  if (!item?.path) return problem(404, 'This site has no such page.')
  const bookmark = {
    cmsid: entry,
    type: bookmarkType(item.entry.type),
    website_url: new URL(item.path, needs.config.siteUrl).href,
  }
  try {
    const added = await who.platform.addBookmark(who.session.userId, bookmark)
    await needs.forget(who.session)
    if (!added) return problem(502, 'The member platform did not say what it saved.')
    const answer: ViewerBookmark = { id: added.id, entry, path: item.path }
    return Response.json(answer, { status: 201, headers: privateHeaders })
  } catch (error) {
    return failed(error, () => needs.forget(who.session))
  }
}

export async function answerRemove(request: Request, id: string, needs: Dependencies): Promise<Response> {
  const body = await ownRequest(request, needs.config)
  if (body instanceof Response) return body
  if (!/^[\w~:|@-]{1,128}$/.test(id)) return problem(404, 'There is no such bookmark.')
  const who = await needs.signedIn(request)
  if (!who) return signedOut()
  if (!who.platform) return withoutToken()
  // The platform's DELETE never rejects: `undefined` is a logged failure.
  const removed = await who.platform.removeBookmark(who.session.userId, id)
  await needs.forget(who.session)
  if (removed === undefined) return problem(502, 'The member platform did not remove the bookmark.')
  return new Response(null, { status: 204, headers: privateHeaders })
}

/** A bookmark has no space, so the main space comes first. */
export const itemOf = (index: Pick<Contents, 'item'>, entry: string) =>
  spaces.map((space) => index.item(space, entry)).find((item) => item !== undefined)

const signedOut = () => problem(401, 'Log in to change your bookmarks.')
const withoutToken = () => problem(503, 'Bookmarks cannot be changed now. Try again in a few minutes.')

async function failed(error: unknown, forget: () => Promise<void>): Promise<Response> {
  if (!isUpstreamError(error)) throw error
  if (isRefused(error)) return problem(503, 'The member platform did not save the bookmark.')
  // The platform may have saved the bookmark, so the next page asks.
  await forget()
  const isLate = error.failure === 'timeout'
  return problem(isLate ? 504 : 502, 'The member platform did not say whether it saved the bookmark.')
}

/** True if the platform received no request, or refused it; then it saved nothing. */
const isRefused = ({ failure, status = 0 }: UpstreamError) =>
  failure === 'resting' || (failure === 'status' && (status < 500 || status === 503))
