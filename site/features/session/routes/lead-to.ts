import { NextResponse } from 'next/server.js'
import { privateHeaders } from '../../../base/security/private-headers.ts'

export const leadTo = (path: string, { siteUrl }: { siteUrl: string }) =>
  NextResponse.redirect(new URL(path, siteUrl), { status: 307, headers: privateHeaders })
