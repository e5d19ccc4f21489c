import type { FastifyInstance } from 'fastify'
import { type Account, accounts } from '../../members/accounts.ts'
import { type Html, html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { problemNote } from '../pages/problem-note.ts'
import { sendPage } from '../pages/send-page.ts'
import { accountByEmail, subjectOf } from '../provider/claims.ts'
import { endSession } from '../provider/end-session.ts'
import { passwordOnly } from '../provider/policy.ts'
import { type AttemptMeter, pauseText } from './attempts.ts'
import { cancelled, stepOf } from './finish-step.ts'
import { originsAfterSignIn } from './form-targets.ts'
import type { SignIn } from './sign-in.ts'

type Options = SignIn & { attempts: AttemptMeter }
type LoginForm = Partial<Record<'email' | 'password' | 'account' | 'action', string>>

export async function loginRoutes(server: FastifyInstance, { provider, settings, attempts }: Options) {
  const targets = originsAfterSignIn(settings)

  server.get('/u/login/:uid', async (request, reply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw)
    if (params.screen_hint === 'signup') return reply.redirect(`${settings.memberApp}/signup`, 303)
    return sendPage(reply, loginPage({ email: String(params.login_hint ?? '') }), targets)
  })

  server.post<{ Body: LoginForm }>('/u/login/:uid', async (request, reply) => {
    const { email = '', action } = request.body ?? {}
    const finish = stepOf(provider, request, reply)
    if (action === 'cancel') return finish(cancelled)
    const answer = checked(request.body ?? {}, attempts)
    if ('refusal' in answer)
      return sendPage(reply.status(answer.status), loginPage({ email, problem: answer.refusal }), targets)
    await leaveOtherAccount(answer.account)
    return finish({ login: { accountId: subjectOf(answer.account), amr: passwordOnly } })

    /** A browser has one session at the provider. */
    async function leaveOtherAccount(account: Account) {
      const interaction = await provider.interactionDetails(request.raw, reply.raw)
      const { session: known } = interaction
      if (known?.uid === undefined || known.accountId === subjectOf(account)) return
      const session = await provider.Session.findByUid(known.uid)
      if (!session?.accountId) return
      await endSession(provider, session)
      delete interaction.session
      await interaction.persist()
    }
  })
}

type LoginResult = { account: Account } | { refusal: string; status: number }

function checked({ email = '', password, account: chosen }: LoginForm, attempts: AttemptMeter): LoginResult {
  const demo = chosen === undefined ? undefined : accountByEmail(chosen)
  if (demo) return { account: demo }
  const name = email.trim().toLowerCase()
  const pause = attempts.pauseSeconds(name)
  if (pause > 0) return { refusal: pauseText(pause), status: 429 }
  const account = accountByEmail(name)
  if (account && account.password === password) {
    attempts.succeeded(name)
    return { account }
  }
  attempts.failed(name)
  return { refusal: 'The email address or the password is wrong.', status: 401 }
}

type LoginPage = { email: string; problem?: string }

const loginPage = ({ email, problem }: LoginPage): string =>
  layout({ title: 'Welcome', body: form({ email, problem }), aside: demoAccounts })

const form = ({ email, problem }: { email: string; problem: string | undefined }): Html => html`
<p>Sign in to continue to the website.</p>
${problemNote(problem)}
<form method="post">
<label for="email">Email address</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="username" required${invalid(problem)}${focused(email === '')}>
<label for="password">Password</label>
<div class="with-button">
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid(problem)}${focused(email !== '')}>
<button type="button" class="show" aria-pressed="false" data-shows="password" hidden>Show password</button>
</div>
<button class="main" type="submit">Continue</button>
<button class="plain" type="submit" name="action" value="cancel" formnovalidate>Cancel</button>
</form>`

const invalid = (problem: string | undefined) =>
  problem !== undefined && html` aria-invalid="true" aria-describedby="problem"`
const focused = (isFirst: boolean) => isFirst && html` autofocus`

const demoAccounts = html`<section class="accounts" aria-labelledby="accounts">
<h2 id="accounts">Demo accounts</h2>
<form method="post"><ul>${accounts.map(
  ({ firstName, lastName, email, shows }) => html`<li><button type="submit" name="account" value="${email}">
<strong>${firstName} ${lastName}</strong> <span>${email}</span> <span>${shows}</span></button></li>`,
)}</ul></form>
<p>The password of each is <code>${accounts[0]?.password}</code></p>
</section>`
