import { type MemberAppPage, memberAppPages } from '@association/content/links/member-app-pages.ts'
import Fastify from 'fastify'
import { escaped, page } from '../embeds/page.ts'
import { listen } from '../server/listen.ts'
import { policyText } from '../server/policy.ts'
import { pages } from './pages.ts'

export type MemberApp = { url: string; close(): Promise<void> }

/** A stub with a page for each link of the site. */
export async function startMemberApp({
  port = 0,
  site,
}: {
  port?: number
  site: string
}): Promise<MemberApp> {
  const server = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  server.addHook('onRequest', async (_, reply) => void reply.headers(headers).type('text/html'))
  const back = `<p><a href="${escaped(site)}/">Back to the website</a></p>`
  const texts = pages(site)
  for (const name of Object.keys(memberAppPages) as MemberAppPage[]) {
    const { title, body } = texts[name]
    const html = page({ title, body: body + back })
    server.get(memberAppPages[name], (_, reply) => reply.send(html))
  }
  server.setNotFoundHandler((_, reply) => reply.status(404).send(notFound(back)))
  const chosen = await listen(server, port)
  return { url: `http://localhost:${chosen}`, close: () => server.close() }
}

const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': policyText({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'frame-ancestors': ["'none'"],
  }),
}

const notFound = (back: string) =>
  page({
    title: 'There is no such page',
    body: `<p>The site links to no page of the member application with this address.</p>${back}`,
  })
