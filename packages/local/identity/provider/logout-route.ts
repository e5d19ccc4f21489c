import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import { problemPage } from '../pages/problem-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { currentSession } from './current-session.ts'
import { endSession } from './end-session.ts'

type LogoutQuery = Partial<Record<'client_id' | 'returnTo', string>>

/** `GET /v2/logout` is Auth0's logout from before OpenID Connect. */
export async function logoutRoute(server: FastifyInstance, { provider }: { provider: Provider }) {
  server.get<{ Querystring: LogoutQuery }>('/v2/logout', async (request, reply) => {
    const { client_id: clientId = '', returnTo } = request.query
    const client = await provider.Client.find(clientId)
    const target = returnTo ?? client?.postLogoutRedirectUris?.[0]
    if (!client || target === undefined || !client.postLogoutRedirectUriAllowed(target)) {
      const detail = client ? 'The address to return to is not registered.' : 'The application is unknown.'
      return sendPage(reply.status(400), problemPage({ code: 'invalid_request', detail }))
    }
    const session = await currentSession(provider, request, reply)
    if (session.accountId) await endSession(provider, session)
    return reply.redirect(target, 302)
  })
}
