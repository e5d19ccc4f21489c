import { randomBytes } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { config } from '../../base/config.ts'
import { embeddable } from '../../base/security/frames.ts'
import { mediaOrigins } from '../../base/security/media-origins.ts'
import { contentSecurityPolicy } from '../../base/security/policy.ts'
import { deniedPage } from '../access/denied-page.ts'
import { withPolicy } from '../access/guard.ts'
import { mayLook } from './access.ts'
import { messages } from './messages.ts'

/** Only the gallery may frame its blocks. */
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
