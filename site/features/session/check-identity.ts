import { clockLeewaySeconds } from './auth-client.ts'
import { sessionFrom } from './claims.ts'

class IdentityRefusedError extends Error {
  readonly code = 'IDENTITY_REFUSED'
  override readonly name = 'IdentityRefusedError'
  readonly returnTo: string | undefined

  constructor(message: string, returnTo: string | undefined) {
    super(message)
    this.returnTo = returnTo
  }
}

export const returnToOf = (error: unknown) =>
  error instanceof IdentityRefusedError ? error.returnTo : undefined

/**
 * Checks claims that the SDK does not. Throws IdentityRefusedError if clocks differ by more than the leeway, or no
 * claim names the person.
 */
export function checkIdentity(
  claims: Readonly<Record<string, unknown>>,
  { prefix, now, returnTo }: { prefix: string; now: number; returnTo?: string | undefined },
) {
  const aheadSeconds = Number(claims.iat) - now / 1000
  if (!(Math.abs(aheadSeconds) <= clockLeewaySeconds))
    throw new IdentityRefusedError(
      `The clock of the identity provider differs by ${Math.round(aheadSeconds)} s.`,
      returnTo,
    )
  if (!sessionFrom(claims, prefix, undefined))
    throw new IdentityRefusedError(`The ID token has no claim ${prefix}user_id.`, returnTo)
}
