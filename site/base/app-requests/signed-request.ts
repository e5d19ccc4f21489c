import type { SiteConfig } from '@association/services/config'
import { verify } from '@association/services/signature'
import { readCapped } from '../security/read-capped.ts'
import { badRequest, RefusedError } from './answers.ts'

const longestBody = 32 * 1024

/** Only our app may read these responses. */
export function corsHeaders(
  request: Request,
  { preview }: Pick<SiteConfig, 'preview'>,
): Record<string, string> {
  const origin = request.headers.get('origin') ?? ''
  const [, app = ''] = preview.frameAncestors
  if (new URL(app).origin !== origin) return { vary: 'origin' }
  return { vary: 'origin', 'access-control-allow-origin': origin }
}

export function preflight(request: Request, config: Pick<SiteConfig, 'preview'>): Response {
  const cors = corsHeaders(request, config)
  if (!('access-control-allow-origin' in cors)) return new Response(null, { status: 403, headers: cors })
  const asked = request.headers.get('access-control-request-headers') ?? ''
  const allowed = asked
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(isExpected)
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': allowed.join(', '),
      'access-control-max-age': '600',
    },
  })
}

const isExpected = (header: string) => /^(content-type|accept|x-contentful-[a-z-]+)$/.test(header)

export type SignedRequest = { body: Record<string, unknown>; spaceId: string | undefined }

/** Verifies Contentful's signature. Throws RefusedError. */
export async function signedRequest(
  request: Request,
  { preview }: Pick<SiteConfig, 'preview'>,
  now = Date.now(),
): Promise<SignedRequest> {
  const body = await textOf(request)
  const { pathname, search } = new URL(request.url)
  const verdict = verify(
    preview.appSigningSecret,
    { method: request.method, path: pathname + search, headers: Object.fromEntries(request.headers), body },
    { now },
  )
  if (!verdict.valid)
    throw new RefusedError({
      status: 401,
      title: 'Not signed by Contentful',
      detail: `The signature of this request is not valid (${verdict.reason}). Check the signing secret of the app.`,
    })
  return { body: objectIn(body), spaceId: verdict.headers['x-contentful-space-id'] }
}

function objectIn(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {}
  throw badRequest('The body must be a JSON object.')
}

async function textOf(request: Request): Promise<string> {
  const text = await readCapped(request, longestBody)
  if (text === undefined)
    throw new RefusedError({
      status: 413,
      title: 'Too large',
      detail: `A body can have at most ${longestBody} bytes.`,
    })
  return text
}
