import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Account, accounts } from '../../members/accounts.ts'
import { startIdentity } from '../index.ts'
import { application } from './application.ts'
import { browser } from './browser.ts'

/** The application records logout tokens. `restart` reopens the same folder. */
export async function startWithSite({ data = ':memory:' }: { data?: string } = {}) {
  const told: string[] = []
  const listener = createServer(async (request, response) => {
    told.push(new URLSearchParams(await text(request)).get('logout_token') ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve))
  const settings = {
    site: `http://localhost:${(listener.address() as AddressInfo).port}`,
    memberApp: 'http://localhost:4999',
    client: { id: 'local-site', secret: 'a-secret' },
    publicClients: [{ id: 'a-public-client', redirectUri: 'http://localhost:4998/callback' }],
    audience: 'https://platform.example',
    claims: 'https://platform.example/',
  }
  let twin = await startIdentity({ ...settings, data })
  const { url } = twin
  return {
    url,
    settings,
    /** Logout tokens, oldest first. */
    told,
    site: application({ url, ...settings }),
    visitor: () => browser(url),
    async restart() {
      await twin.close()
      twin = await startIdentity({ ...settings, data, port: Number(new URL(url).port) })
    },
    async close() {
      await twin.close()
      listener.closeAllConnections()
      listener.close()
    },
  }
}

export type Running = Awaited<ReturnType<typeof startWithSite>>

/** `name` is the local part of the email address. */
export function accountNamed(name: string): Account {
  const account = accounts.find(({ email }) => email.startsWith(`${name}@`))
  if (!account) throw new Error(`there is no demo account ${name}`)
  return account
}
