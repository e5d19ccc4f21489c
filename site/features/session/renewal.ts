import type { Auth0Client } from '@auth0/nextjs-auth0/server'
import { NextRequest, NextResponse } from 'next/server.js'
import { idleSeconds, renewalSeconds, sessionSeconds } from './cookies.ts'

export type Cookie = ReturnType<NextResponse['cookies']['getAll']>[number]

/** Unix seconds. Cookies of earlier releases have no last use. */
export type Times = { createdAt: number; usedAt: number | undefined }

/** Unix seconds. */
export const endOf = ({ createdAt, usedAt = Number.POSITIVE_INFINITY }: Times) =>
  Math.min(createdAt + sessionSeconds, usedAt + idleSeconds)

export const isRenewalDue = ({ usedAt }: Times, nowSeconds: number) =>
  usedAt === undefined || nowSeconds - usedAt >= renewalSeconds

/** Resolves with no cookie if the session cannot be read. */
export async function renewed(
  client: Auth0Client,
  request: NextRequest,
  nowSeconds: number,
): Promise<readonly Cookie[]> {
  const data = await client.getSession(request).catch(() => null)
  if (!data) return []
  const response = new NextResponse()
  await client.updateSession(request, response, { ...data, usedAt: nowSeconds })
  return response.cookies.getAll()
}

export function withCookies(request: NextRequest, cookies: readonly Cookie[]): NextRequest {
  const next = new NextRequest(request.url, { headers: request.headers })
  for (const { name, value } of cookies) {
    if (value === '') next.cookies.delete(name)
    else next.cookies.set(name, value)
  }
  return next
}
