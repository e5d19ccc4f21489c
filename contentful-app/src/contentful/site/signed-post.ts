import type { AnySdk } from '../session.ts'

const timeoutMs = 10_000

/**
 * Posts JSON to the site with Contentful's signature, which proves to the site that our app asks for a person who may
 * open the space: this one, or the one of `place`. Rejects with TypeError when the site cannot be reached in time.
 */
export async function signedPost(
  sdk: Pick<AnySdk, 'cma' | 'ids'>,
  address: URL,
  { body, place }: { body: Record<string, unknown>; place?: { spaceId: string; environmentId: string } },
): Promise<Response> {
  const json = JSON.stringify(body)
  const headers = { 'content-type': 'application/json' }
  const { additionalHeaders } = await sdk.cma.appSignedRequest.create(
    { ...place, appDefinitionId: sdk.ids.app ?? '' },
    { method: 'POST', path: address.pathname, headers, body: json },
  )
  return fetch(address, {
    method: 'POST',
    headers: { ...headers, ...additionalHeaders },
    body: json,
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  })
}
