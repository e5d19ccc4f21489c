import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problemPage } from '../pages/problem-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { accountOf } from '../provider/claims.ts'
import { currentSession } from '../provider/current-session.ts'
import { lacksSecondFactor } from '../provider/policy.ts'
import { sessionsPage, signedOutPage } from './sessions-page.ts'
import type { SignIn } from './sign-in.ts'

type Routes = { Querystring: { ended?: string }; Body: { end?: string } | undefined }

export async function sessionRoutes(server: FastifyInstance, { provider, settings, sessions }: SignIn) {
  server.get<Routes>('/sessions', async (request, reply) => {
    const ended = Number(request.query.ended ?? 0)
    const session = await currentSession(provider, request, reply)
    const account = isSignedIn(session) ? accountOf(session.accountId) : undefined
    return sendPage(
      reply,
      account
        ? sessionsPage({
            account,
            sessions: sessions.of(session.accountId ?? ''),
            current: session.uid,
            ended,
          })
        : signedOutPage({ site: settings.site, ended }),
    )
  })

  server.post<Routes>('/sessions', async (request, reply) => {
    if (!isOwnForm(request))
      return sendPage(
        reply.status(403),
        problemPage({ code: 'forbidden', detail: 'The form is of another site.' }),
      )
    const session = await currentSession(provider, request, reply)
    if (!isSignedIn(session)) return reply.redirect('/sessions', 303)
    const end = request.body?.end ?? ''
    const ended =
      end === 'all' ? await sessions.endAll(session.accountId) : await sessions.endOne(session.accountId, end)
    return reply.redirect(`/sessions?ended=${ended}`, 303)
  })
}

type Session = Awaited<ReturnType<typeof currentSession>>

const isSignedIn = (session: Session): session is Session & { accountId: string } =>
  session.accountId !== undefined && !lacksSecondFactor(session)

/** Other ports of the machine are same-site: SameSite cookies do not protect against their pages. */
function isOwnForm({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === `http://${headers.host}` : site === 'same-origin'
}
