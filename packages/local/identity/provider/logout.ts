import type { FastifyInstance } from 'fastify'
import type { KoaContextWithOIDC, default as Provider } from 'oidc-provider'
import { html, trusted } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { problemPage } from '../pages/problem-page.ts'
import { pageHeaders, sendPage } from '../pages/send-page.ts'
import { currentSession } from './current-session.ts'
import { endSession } from './end-session.ts'

/** `id_token_hint` or `logout_hint` replaces the confirmation. `form` posts it. */
export async function logOutAtOnce(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { params, session, provider } = ctx.oidc
  if (!params?.id_token_hint && !params?.logout_hint) {
    ctx.set(pageHeaders())
    ctx.body = confirmLogoutPage(form)
    return
  }
  if (session) await endSession(provider, session)
  ctx.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax' })
  leave(ctx)
}

export function showLoggedOut(ctx: KoaContextWithOIDC): void {
  ctx.set(pageHeaders())
  ctx.body = loggedOutPage
}

/** Without a session, the provider would post a form by script; this redirects. */
export async function finishLogout(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next()
  const isWithoutSession = ctx.oidc?.route === 'end_session' && !ctx.oidc.session?.accountId
  if (isWithoutSession && ctx.status === 200) leave(ctx)
}

/** `post_logout_redirect_uri` is undefined unless it is registered. */
function leave(ctx: KoaContextWithOIDC) {
  const { post_logout_redirect_uri: to, state } = ctx.oidc.params ?? {}
  const url = new URL((to as string | undefined) ?? ctx.oidc.urlFor('end_session_success'))
  if (to !== undefined && typeof state === 'string') url.searchParams.set('state', state)
  ctx.redirect(url.href)
  ctx.status = 303
}

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

/** `form` is the provider's own form, without a button. */
const confirmLogoutPage = (form: string): string =>
  layout({
    title: 'Do you want to log out?',
    body: html`${trusted(form)}
<button class="main" type="submit" form="op.logoutForm" name="logout" value="yes">Log out</button>`,
  })

/** Shown if the logout names no return URL. */
const loggedOutPage = layout({
  title: 'You are logged out',
  body: html`<p>You can close this page.</p>`,
})
