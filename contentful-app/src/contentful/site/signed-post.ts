import type { AnySdk } from '../session.ts'

const timeoutMs = 10_000

/**
 * Contentful's signature proves to the site that the app acts for a person who may open the space. Rejects with
 * TypeError if the site is unreachable or too slow.
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
