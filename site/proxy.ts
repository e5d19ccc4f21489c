import type { NextRequest } from 'next/server'
import { config as settings } from './base/config.ts'
import { noDraftCookies } from './features/registration/draft-store/cookie-chunks.ts'
import { siteSignIn } from './features/session/session-of.ts'
import { guardPreview } from './preview/access/guard.ts'
import { isGallery } from './preview/gallery/access.ts'
import { guardGallery } from './preview/gallery/guard.ts'
import { guardShared, isShared } from './preview/shares/guard.ts'

/** Runs only for routes that depend on who asks: it would halve the pace of public pages. */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (pathname.startsWith('/auth/')) {
    // Registration entries stay with the account, not with the device.
    const endCookies = noDraftCookies(settings.siteUrl)
    return siteSignIn().answer(request, { endCookies })
  }
  if (isShared(pathname)) return guardShared(request)
  return isGallery(pathname) ? guardGallery(request) : guardPreview(request)
}

export const config = { matcher: ['/preview/:path*', '/shared/:path*', '/auth/:path*'] }
