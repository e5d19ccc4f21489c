import type { AnySdk } from './session.ts'

const timeoutMs = 10_000

/**
 * Posts JSON to the site with Contentful's signature, by which the site knows that our app asks, for a person who is
 * signed in to this space. Rejects with TypeError when the site cannot be reached in time.
 */
export async function signedPost(
  sdk: Pick<AnySdk, 'cma' | 'ids'>,
  address: URL,
  body: Record<string, unknown>,
): Promise<Response> {
  const json = JSON.stringify(body)
  const headers = { 'content-type': 'application/json' }
  const { additionalHeaders } = await sdk.cma.appSignedRequest.create(
    { appDefinitionId: sdk.ids.app ?? '' },
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
