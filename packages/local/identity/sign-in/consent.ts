import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { sendPage } from '../pages/send-page.ts'
import { accountOf } from '../provider/claims.ts'
import { fullGrant } from '../provider/grants.ts'
import { cancelled, stepOf } from './finish-step.ts'
import { originsAfterSignIn } from './form-targets.ts'
import type { SignIn } from './sign-in.ts'

export async function consentRoutes(server: FastifyInstance, { provider, settings }: SignIn) {
  server.get('/u/consent/:uid', async (request, reply) => {
    const { session } = await provider.interactionDetails(request.raw, reply.raw)
    const email = accountOf(session?.accountId ?? '')?.email ?? ''
    return sendPage(reply, consentPage(email), originsAfterSignIn(settings))
  })

  server.post<{ Body: { action?: string } }>('/u/consent/:uid', async (request, reply) => {
    const { session, params } = await provider.interactionDetails(request.raw, reply.raw)
    const finish = stepOf(provider, request, reply)
    if (request.body?.action !== 'accept') return finish(cancelled)
    const { jti: grantId } = await fullGrant({
      provider,
      accountId: session?.accountId ?? '',
      clientId: String(params.client_id),
      audience: params.audience as string | undefined,
    })
    return finish({ consent: { grantId } })
  })
}

const consentPage = (email: string): string =>
  layout({
    title: 'Authorize the website',
    body: html`
<p>The website asks for access to the account <strong>${email}</strong>. It wants to:</p>
<ul class="scopes">
<li>read your profile: your name and your email address</li>
<li>read and change your data at the member platform</li>
<li>keep you signed in</li>
</ul>
<form method="post">
<button class="main" type="submit" name="action" value="accept">Accept</button>
<button class="plain" type="submit" name="action" value="cancel">Decline</button>
</form>`,
  })
