import type { SiteConfig } from '@association/services/config'
import { problem } from './problem.ts'
import { readCapped } from './read-capped.ts'

const usualBytes = 16 * 1024

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
type OwnSite = Pick<SiteConfig, 'siteUrl' | 'hosts'>
type OwnRequestConfig = OwnSite & {
  /** Bytes. */
  maxBytes?: number
}

/**
 * Refuses with 403 (another site), 415 (no JSON), 413 (above 16 KB or `maxBytes`) or 400 (invalid JSON). A DELETE
 * without a body has `null`.
 */
export async function ownRequest(request: Request, config: OwnRequestConfig): Promise<Json | Response> {
  if (!isSameOrigin(request.headers, config)) return problem(403, 'Only pages of this site may do that.')
  const type = request.headers.get('content-type')
  if (request.method === 'DELETE' && type === null) return null
  if (!isJson(type)) return problem(415, 'The body must be application/json.')
  const { maxBytes = usualBytes } = config
  const text = await readCapped(request, maxBytes)
  if (text === undefined) return problem(413, `The body is larger than ${maxBytes} bytes.`)
  try {
    return JSON.parse(text)
  } catch {
    return problem(400, 'The body is not JSON.')
  }
}

/** Browsers send `Sec-Fetch-Site` to https and loopback only; otherwise `Origin` decides. */
export function isSameOrigin(headers: Headers, { siteUrl, hosts }: OwnSite): boolean {
  const from = headers.get('sec-fetch-site')
  if (from !== null) return from === 'same-origin'
  const origin = headers.get('origin') ?? ''
  const { protocol } = new URL(siteUrl)
  return hosts.some((host) => origin === `${protocol}//${host}`)
}

const isJson = (type: string | null) => /^application\/json\s*(?:;|$)/i.test(type ?? '')
