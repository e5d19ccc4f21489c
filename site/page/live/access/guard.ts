import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { embeddable } from '../../../security/frames.ts'
import { mediaOrigins } from '../../../security/media-origins.ts'
import { contentSecurityPolicy } from '../../../security/policy.ts'
import { config } from '../../config.ts'
import { privateHeaders } from './answers.ts'
import { deniedPage } from './denied-page.ts'
import { allowedAddress } from './grant.ts'

/**
 * Turns away whoever has no valid token while a status can still be set: a page that refuses by itself has already
 * begun with 200. Whoever has one gets a page of its own policy, which only Contentful and our app may frame.
 */
export function guardPreview(request: NextRequest): Response {
  if (!allowedAddress(new URL(request.url), config)) return deniedPage(config)
  const policy = contentSecurityPolicy({
    nonce: randomBytes(16).toString('base64'),
    media: mediaOrigins(config.contentful),
    frames: embeddable,
    frameAncestors: config.preview.frameAncestors,
  })
  // Next.js takes the nonce from the request's policy and puts it on its own inline scripts.
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
  response.headers.set('content-security-policy', policy)
  return response
}
