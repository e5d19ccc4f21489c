import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { accountOf } from './claims.ts'

/** The ways in which a session was signed in, as the claim `amr` names them. */
export const passwordOnly = ['pwd']
export const withSecondFactor = ['pwd', 'otp']

/** The provider asks for a password, then for the second factor, then for consent. */
export function signInPolicy() {
  const policy = interactionPolicy.base()
  const { Prompt, Check } = interactionPolicy
  policy.add(
    new Prompt(
      { name: 'mfa', requestable: false },
      new Check('second_factor', 'a second factor is required', 'mfa_required', needsSecondFactor),
    ),
    1,
  )
  return policy
}

function needsSecondFactor({ oidc: { session } }: KoaContextWithOIDC): boolean {
  const account = session?.accountId === undefined ? undefined : accountOf(session.accountId)
  return account?.hasMfa === true && !session?.amr?.includes('otp')
}
