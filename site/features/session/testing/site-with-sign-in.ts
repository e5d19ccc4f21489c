import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { memoryCabinet } from '@association/services/shared-state/local/local.ts'
import { type IdentityTwin, startIdentity } from '../../../../packages/local/identity/index.ts'
import { type Browser, browser } from '../../../../packages/local/identity/testing/browser.ts'
import { accounts } from '../../../../packages/local/members/accounts.ts'
import { noDraftCookies } from '../../registration/draft-store/cookie-chunks.ts'
import { signIn } from '../sign-in.ts'

export const identity = {
  clientId: 'local-site',
  clientSecret: 'a-client-secret-that-must-stay-here',
  sessionSecret: '5e55104e'.repeat(8),
  audience: 'https://platform.example',
  claims: 'https://platform.example/',
}

export type TestedSite = Awaited<ReturnType<typeof siteWithSignIn>>

export async function siteWithSignIn({ deadlineMs }: { deadlineMs?: number } = {}) {
  const server = createServer(async (incoming, outgoing) => {
    const endCookies = noDraftCookies(siteUrl)
    const answer = await first.answer(await requestFrom(incoming, siteUrl), { endCookies })
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
    outgoing.setHeader('set-cookie', answer.headers.getSetCookie())
    outgoing.writeHead(answer.status).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  const client = { id: identity.clientId, secret: identity.clientSecret }
  const settings = { site: siteUrl, memberApp: 'http://localhost:4999', client }
  const provider = await startIdentity({ ...settings, ...identity })
  const shared = memoryCabinet(1_000_000)
  const options = {
    config: { siteUrl, identity: { ...identity, domain: provider.url }, ...(deadlineMs && { deadlineMs }) },
    cabinet: () => shared,
    pauseMs: 1,
  }
  const first = signIn(options)
  return {
    ...{ siteUrl, provider, first, options },
    second: signIn(options),
    control: (path: string, method = 'PUT', body?: object) =>
      fetch(provider.url + path, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    async close() {
      await provider.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

async function requestFrom(incoming: IncomingMessage, siteUrl: string) {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    [value ?? ''].flat().join('; '),
  ])
  const { method = 'GET', url = '/' } = incoming
  return new Request(siteUrl + url, {
    method,
    headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
}

type SignInOptions = { returnTo?: string; parameters?: Record<string, string> }

export function visitor({ siteUrl, provider }: { siteUrl: string; provider: IdentityTwin }) {
  const cookies = new Map<string, string>()
  const atProvider: Browser = browser(provider.url)
  const seen: string[] = []

  const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

  async function get(address: string, more: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(new URL(address, siteUrl), {
      headers: { ...headers(), ...more },
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    seen.push(JSON.stringify([...response.headers]), await response.clone().text())
    return response
  }

  async function start({ returnTo = '/', parameters = {} }: SignInOptions = {}): Promise<string> {
    const query = new URLSearchParams({ returnTo, ...parameters })
    return locationOf(await get(`/auth/login?${query}`))
  }

  async function proceed(address: string) {
    return atProvider.follow(await atProvider.get(address), address)
  }

  async function submit(form: URL, fields: Record<string, string>) {
    return (await atProvider.follow(await atProvider.post(form.href, fields), form.href)).url
  }

  return {
    ...{ cookies, seen, headers, get, start, proceed, submit, atProvider },
    visit: () => ({ headers: new Headers(headers()) }),
    async signIn(name: string, choice: SignInOptions = {}): Promise<Response> {
      const { url: form } = await proceed(await start(choice))
      return get((await submit(form, passwordOf(name))).href)
    },
  }
}

export const locationOf = (response: Response) => response.headers.get('location') ?? ''

export function passwordOf(name: string) {
  const account = accounts.find(({ email }) => email.startsWith(`${name}@`))
  return { email: account?.email ?? '', password: account?.password ?? '' }
}

export type Visitor = ReturnType<typeof visitor>
