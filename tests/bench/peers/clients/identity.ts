import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type IdentityTwin, startIdentity } from '@association/local/identity/index.ts'

export type SignInWorld = {
  provider: IdentityTwin
  site: string
  client: { id: string; secret: string }
  publicClient: string
  audience: string
  /** The provider notifies the application. */
  endSessions(email: string): Promise<void>
}

export async function withIdentity(
  open: (world: SignInWorld) => RequestListener,
  run: (world: SignInWorld) => Promise<void>,
): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  const client = { id: 'peer', secret: 'a-secret-of-the-peer' }
  const publicClient = 'peer-in-the-browser'
  const audience = 'https://platform.example'
  const provider = await startIdentity({
    site,
    memberApp: site,
    client,
    publicClients: [{ id: publicClient, redirectUri: site }],
    audience,
    claims: `${audience}/`,
  })
  const world: SignInWorld = {
    ...{ provider, site, client, publicClient, audience },
    async endSessions(email) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ email })
      await fetch(`${provider.url}/control/end-session`, { method: 'POST', headers, body })
    },
  }
  try {
    server.on('request', open(world))
    await run(world)
  } finally {
    await provider.close()
    server.closeAllConnections()
    server.close()
  }
}
