import type Provider from 'oidc-provider'

type Session = InstanceType<Provider['Session']>

/** Sends back-channel logouts, revokes tokens and deletes the session, even if an application does not respond. */
export async function endSession(provider: Provider, session: Session): Promise<void> {
  const { accountId, authorizations = {} } = session
  for (const [clientId, { sid, grantId }] of Object.entries(authorizations)) {
    const client = await provider.Client.find(clientId)
    if (client?.backchannelLogoutUri && accountId && sid) await tell(client, { accountId, sid })
    if (grantId) await revoke(provider, grantId)
  }
  await session.destroy()
}

type EndedSession = { accountId: string; sid: string }

/** The types of the provider lack this method. */
type Listener = { clientId: string; backchannelLogout(accountId: string, sid: string): Promise<void> }

async function tell(client: object, { accountId, sid }: EndedSession) {
  const listener = client as Listener
  try {
    await listener.backchannelLogout(accountId, sid)
  } catch (error) {
    process.stderr.write(`${listener.clientId} did not accept a logout: ${(error as Error).message}\n`)
  }
}

async function revoke({ RefreshToken, AccessToken, AuthorizationCode, Grant }: Provider, grantId: string) {
  await RefreshToken.revokeByGrantId(grantId)
  await AccessToken.revokeByGrantId(grantId)
  await AuthorizationCode.revokeByGrantId(grantId)
  await Grant.adapter.destroy(grantId)
}
