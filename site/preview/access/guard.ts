import { randomBytes } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { config } from '../../base/config.ts'
import { embeddable } from '../../base/security/frames.ts'
import { mediaOrigins } from '../../base/security/media-origins.ts'
import { contentSecurityPolicy } from '../../base/security/policy.ts'
import { deniedPage, reasons } from './denied-page.ts'
import { allowedAddress, denialOf } from './grant.ts'
import { withPolicy } from './with-policy.ts'

/**
 * Turns away whoever has no valid token while a status can still be set: a page that refuses by itself has already
 * begun with 200. Whoever has one gets a page of its own policy, which only Contentful and our app may frame.
 */
export function guardPreview(request: NextRequest): Response {
  const address = new URL(request.url)
  if (!allowedAddress(address, config)) return deniedPage(config, reasons[denialOf(address, config)])
  const policy = contentSecurityPolicy({
    nonce: randomBytes(16).toString('base64'),
    media: mediaOrigins(config.contentful),
    frames: embeddable(config.embeds),
    frameAncestors: config.preview.frameAncestors,
  })
  const response = withPolicy(request, policy)
  // Our app may open a preview in its own window, and talks to it. Without a token nothing can be opened so.
  response.headers.set('cross-origin-opener-policy', 'unsafe-none')
  return response
}
