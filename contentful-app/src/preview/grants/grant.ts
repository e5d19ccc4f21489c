import type { Space } from '@association/content'
import type { ViewAs } from '@association/content/preview/view-as.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import { signedPost } from '../../contentful/site/signed-post.ts'

/** Permits one frame to show one entry for about an hour. */
export type Grant = {
  url: string
  origin: string
  token: string
  nonce: string
  /** Milliseconds of the wall clock. */
  expiresAt: number
}

export class PreviewError extends Error {
  readonly code = 'PREVIEW'
  override readonly name = 'PreviewError'
}

export type GrantRequest = {
  space: Space
  entry: string
  nonce: string
  version?: 'published'
  viewAs?: ViewAs
}

/** Throws PreviewError. */
export async function requestGrant(
  session: Session,
  { space, nonce, ...shown }: GrantRequest,
): Promise<Grant> {
  const place = placeOf(session, space)
  const { siteUrl } = session.installation
  const body = { space: place.spaceId, environment: place.environmentId, nonce, ...shown }
  const address = new URL('/api/preview/token', siteUrl)
  const response = await ask(session, address, { body, place })
  if (!response.ok) throw new PreviewError(refusal(response.status))
  return grantOf(await response.json().catch(() => undefined), siteUrl, nonce)
}

async function ask({ sdk }: Session, address: URL, asked: Parameters<typeof signedPost>[2]) {
  try {
    return await signedPost(sdk, address, asked)
  } catch (error) {
    const isNetwork = error instanceof TypeError || error instanceof DOMException
    const reason = isNetwork
      ? `The site at ${address.origin} does not answer. Check whether it is running and whether the address is right.`
      : 'Contentful did not sign the request for the preview. Check whether the app has a signing secret.'
    throw new PreviewError(reason, { cause: error })
  }
}

/** Rejects URLs of other origins, because the response is trusted only for its own origin. */
export function grantOf(answer: unknown, siteUrl: string, nonce: string): Grant {
  const { token, url, expiresAt } = (answer ?? {}) as Record<string, unknown>
  const { origin } = new URL(siteUrl)
  const isComplete = typeof token === 'string' && typeof url === 'string' && URL.canParse(url, origin)
  const until = new Date(expiresAt as string | number).getTime()
  if (!isComplete || Number.isNaN(until))
    throw new PreviewError(
      `The server at ${origin} is not our site. Check the address of the site in the settings of the app.`,
    )
  const address = new URL(url, origin)
  if (address.origin !== origin)
    throw new PreviewError(
      `The site at ${origin} sent a preview address of another site, ${address.origin}. It is not shown. Check SITE_URL of the site.`,
    )
  return { url: address.href, origin, token, nonce, expiresAt: until }
}

function refusal(status: number): string {
  if (status === 403)
    return 'Contentful signed the request in another space than the space of the entry. Check whether the app is installed in both spaces.'
  if (status === 401)
    return 'The site refuses the signature of the app. The site and the app must have the same signing secret.'
  if (status === 404)
    return 'The site has no preview at this address. Check the address of the site in the settings of the app.'
  if (status === 429) return 'The site received too many requests. Try again in a minute.'
  return `The site could not open a preview (status ${status}). Try again.`
}

const renewal = { beforeEndMs: 5 * 60_000, earliestMs: 10_000 }

/** Milliseconds until the renewal: before the token expires, but never at once. */
export const renewInMs = ({ expiresAt }: Grant, now: number) =>
  Math.max(expiresAt - now - renewal.beforeEndMs, renewal.earliestMs)
