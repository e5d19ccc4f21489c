import { type NextRequest, NextResponse } from 'next/server'
import { privateHeaders } from '../../base/security/private-headers.ts'

/** The response must not be stored or indexed. */
export function withPolicy(request: NextRequest, policy: string): Response {
  // Next.js reads the nonce from the policy of the request and adds it to its inline scripts.
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
  response.headers.set('content-security-policy', policy)
  return response
}
