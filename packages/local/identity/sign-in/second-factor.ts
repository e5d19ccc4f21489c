import type { FastifyInstance } from 'fastify'
import { mfaCode } from '../../members/accounts.ts'
import { type Html, html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { problemNote } from '../pages/problem-note.ts'
import { sendPage } from '../pages/send-page.ts'
import { withSecondFactor } from '../provider/policy.ts'
import { type AttemptMeter, pauseText } from './attempts.ts'
import { cancelled, stepOf } from './finish-step.ts'
import { originsAfterSignIn } from './form-targets.ts'
import type { SignIn } from './sign-in.ts'

type Options = SignIn & { attempts: AttemptMeter }
type CodeForm = Partial<Record<'code' | 'action', string>>

export async function secondFactorRoutes(server: FastifyInstance, { provider, settings, attempts }: Options) {
  const targets = originsAfterSignIn(settings)

  server.get('/u/mfa/:uid', async (request, reply) => {
    await provider.interactionDetails(request.raw, reply.raw)
    return sendPage(reply, codePage(), targets)
  })

  server.post<{ Body: CodeForm }>('/u/mfa/:uid', async (request, reply) => {
    const { session } = await provider.interactionDetails(request.raw, reply.raw)
    const accountId = session?.accountId ?? ''
    const finish = stepOf(provider, request, reply)
    if (request.body?.action === 'cancel') return finish(cancelled)
    const pause = attempts.pauseSeconds(accountId)
    if (pause > 0) return sendPage(reply.status(429), codePage(pauseText(pause)), targets)
    if (request.body?.code?.replace(/\s/g, '') !== mfaCode) {
      attempts.failed(accountId)
      return sendPage(reply.status(401), codePage('The code is wrong.'), targets)
    }
    attempts.succeeded(accountId)
    return finish({ login: { accountId, amr: withSecondFactor } })
  })
}

const codePage = (problem?: string): string => layout({ title: 'Verify your identity', body: form(problem) })

const form = (problem: string | undefined): Html => html`
<p>Enter the code of your authenticator application. On this machine, it is <code>${mfaCode}</code>.</p>
${problemNote(problem)}
<form method="post">
<label for="code">One-time code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required autofocus${
  problem !== undefined && html` aria-invalid="true" aria-describedby="problem"`
}>
<button class="main" type="submit">Continue</button>
<button class="plain" type="submit" name="action" value="cancel" formnovalidate>Cancel</button>
</form>`
