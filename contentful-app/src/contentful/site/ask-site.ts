import type { Space } from '@association/content'
import { placeOf, type Session } from '../session.ts'
import { signedPost } from './signed-post.ts'

export class SiteError extends Error {
  readonly code = 'SITE'
  override readonly name = 'SiteError'
}

type Question = {
  path: string
  body: Record<string, unknown>
  space?: Space
}

/** Throws SiteError if the site is unreachable or refuses the signature. */
export async function askSite(
  session: Session,
  { path, body, space = session.here.space }: Question,
): Promise<Response> {
  const address = new URL(path, session.installation.siteUrl)
  const place = placeOf(session, space)
  const response = await signedPost(session.sdk, address, { body, place }).catch((cause) => {
    throw new SiteError(`The site at ${address.origin} does not answer.`, { cause })
  })
  if (response.status === 401)
    throw new SiteError('The site refuses the signature of the app. Check the signing secret of both.')
  return response
}
