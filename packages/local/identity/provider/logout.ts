import type { KoaContextWithOIDC } from 'oidc-provider'
import { confirmLogoutPage, loggedOutPage } from '../pages/logout-pages.ts'
import { pageHeaders } from '../pages/send-page.ts'
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
