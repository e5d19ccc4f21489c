import { type IdentityConfig, issuerOf } from '@association/services/config'
import { processWide, type Upstream, upstream } from '@association/services/upstream'

export const longestMs = 10_000
const maxBytes = 1024 * 1024

/** All copies of this module share one breaker. */
export const identityProvider = (
  identity: Pick<IdentityConfig, 'domain'>,
  deadlineMs = longestMs,
): Upstream =>
  processWide(`identity provider ${issuerOf(identity)}`, () =>
    // A refresh token works once, so a lost answer loses the session.
    upstream({ name: 'Identity provider', deadlineMs, maxBytes, ignoresBudget: true }),
  )

/** Next.js replaces the global `fetch` with a caching one. */
export const fetchFrom =
  (provider: Upstream): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { status, headers, body } = await provider.ask(new URL(request.url), {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { body: await request.text() }),
    })
    // The body is decompressed and complete.
    const { 'content-encoding': _, 'content-length': __, 'transfer-encoding': ___, ...kept } = headers
    const isEmpty = status === 204 || status === 304
    return new Response(isEmpty ? null : new Uint8Array(body), { status, headers: kept })
  }
