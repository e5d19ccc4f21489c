import { randomBytes } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { embeddable } from '../../../security/frames.ts'
import { mediaOrigins } from '../../../security/media-origins.ts'
import { contentSecurityPolicy } from '../../../security/policy.ts'
import { config } from '../../config.ts'
import { deniedPage } from './denied-page.ts'
import { allowedAddress } from './grant.ts'
import { withPolicy } from './with-policy.ts'

/**
 * Turns away whoever has no valid token while a status can still be set: a page that refuses by itself has already
 * begun with 200. Whoever has one gets a page of its own policy, which only Contentful and our app may frame.
 */
export function guardPreview(request: NextRequest): Response {
  if (!allowedAddress(new URL(request.url), config)) return deniedPage(config)
  const policy = contentSecurityPolicy({
    nonce: randomBytes(16).toString('base64'),
    media: mediaOrigins(config.contentful),
    frames: embeddable(config.embeds),
    frameAncestors: config.preview.frameAncestors,
  })
  return withPolicy(request, policy)
}
