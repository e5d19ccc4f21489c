import type { KoaContextWithOIDC } from 'oidc-provider'
import { accountOf } from './claims.ts'
import { apiScopes } from './tokens.ts'

/** Accounts without a consent step get a full grant. */
export async function existingGrant({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client, result } = oidc
  if (!session?.accountId || !client) return undefined
  const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId)
  const grant = known === undefined ? undefined : await provider.Grant.find(known)
  if (grant) return grant
  if (accountOf(session.accountId)?.needsConsent) return undefined
  const audience = oidc.params?.audience as string | undefined
  return fullGrant({ provider, accountId: session.accountId, clientId: client.clientId, audience })
}

type Parties = {
  provider: KoaContextWithOIDC['oidc']['provider']
  accountId: string
  clientId: string
  audience: string | undefined
}

export async function fullGrant({ provider, accountId, clientId, audience }: Parties) {
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope(apiScopes)
  if (audience !== undefined) grant.addResourceScope(audience, apiScopes)
  await grant.save()
  return grant
}
