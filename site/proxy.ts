import type { NextRequest } from 'next/server'
import { guardPreview } from './page/live/access/guard.ts'

/** Runs for the routes that depend on who asks, and for no other: it would halve the pace of public pages. */
export const proxy = (request: NextRequest) => guardPreview(request)

export const config = { matcher: ['/preview/:path*'] }
