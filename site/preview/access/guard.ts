import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { config } from '../../base/config.ts'
import { embeddable } from '../../base/security/frames.ts'
import { mediaOrigins } from '../../base/security/media-origins.ts'
import { contentSecurityPolicy } from '../../base/security/policy.ts'
import { privateHeaders } from '../../base/security/private-headers.ts'
import { deniedPage, reasons } from './denied-page.ts'
import { allowedAddress, denialOf } from './grant.ts'

/**
 * Refuses before rendering, because a page that has begun has status 200. Only Contentful and our app may frame the
 * page.
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
  // Our app opens previews in a second window and talks to it. Without a token no page is served.
  response.headers.set('cross-origin-opener-policy', 'unsafe-none')
  return response
}

export function withPolicy(request: NextRequest, policy: string): Response {
  // Next.js copies the nonce from the request's policy to its inline scripts.
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
  response.headers.set('content-security-policy', policy)
  return response
}
