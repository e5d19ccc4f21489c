import { randomBytes } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { config } from '../../page/config.ts'
import { withPolicy } from '../../page/live/access/with-policy.ts'
import { embeddable } from '../../security/frames.ts'
import { mediaOrigins } from '../../security/media-origins.ts'
import { contentSecurityPolicy } from '../../security/policy.ts'
import { galleryPath } from './addresses.ts'

/** Whether an address is one of the gallery's pages; all other previews show drafts and want a token. */
export const isGallery = (path: string) =>
  path === galleryPath ||
  (path.startsWith(`${galleryPath}/`) &&
    /^\/[^/]+(?:\/(?:alone|stage))?$/.test(path.slice(galleryPath.length)))

/** Examples are no secret: the gallery needs no token. Only its own stage frames its blocks. */
export function guardGallery(request: NextRequest): Response {
  const { pathname } = request.nextUrl
  const isAlone = pathname.endsWith('/alone')
  const policy = contentSecurityPolicy({
    nonce: randomBytes(16).toString('base64'),
    media: mediaOrigins(config.contentful),
    frames: pathname.endsWith('/stage') ? ["'self'"] : embeddable(config.embeds),
    frameAncestors: isAlone ? ["'self'"] : undefined,
  })
  return withPolicy(request, policy)
}
