import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { accountOf } from './claims.ts'

/** Values of the claim `amr`. */
export const passwordOnly = ['pwd']
export const withSecondFactor = ['pwd', 'otp']

/** The steps are password, second factor, consent. */
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

const needsSecondFactor = ({ oidc: { session } }: KoaContextWithOIDC): boolean =>
  session !== undefined && lacksSecondFactor(session)

export const lacksSecondFactor = ({ accountId, amr }: { accountId?: string; amr?: string[] }): boolean =>
  accountId !== undefined && accountOf(accountId)?.hasMfa === true && !amr?.includes('otp')
