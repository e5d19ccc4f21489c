import { type NextRequest, NextResponse } from 'next/server'
import { privateHeaders } from '../../base/security/private-headers.ts'

export function withPolicy(request: NextRequest, policy: string): Response {
  // Next.js copies the nonce from the request's policy to its inline scripts.
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
  response.headers.set('content-security-policy', policy)
  return response
}
