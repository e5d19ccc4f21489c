import type { FastifyInstance } from 'fastify'
import type { Account } from '../../members/accounts.ts'
import { loginPage } from '../pages/login-page.ts'
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
