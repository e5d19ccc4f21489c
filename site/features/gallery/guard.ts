import { randomBytes } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { config } from '../../page/config.ts'
import { deniedPage } from '../../page/live/access/denied-page.ts'
import { withPolicy } from '../../page/live/access/with-policy.ts'
import { embeddable } from '../../security/frames.ts'
import { mediaOrigins } from '../../security/media-origins.ts'
import { contentSecurityPolicy } from '../../security/policy.ts'
import { mayLook } from './access.ts'
import { messages } from './messages.ts'

/** Turns away whoever may not look; only the gallery's own stage frames its blocks. */
export function guardGallery(request: NextRequest): Response {
  if (!mayLook(request.headers.get('cookie'), { ...config, now: Date.now() }))
    return deniedPage(config, messages.forEditors)
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
