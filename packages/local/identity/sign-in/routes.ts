import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { problemPage } from '../pages/problem-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { attemptMeter } from './attempts.ts'
import { consentRoutes } from './consent.ts'
import { loginRoutes } from './login.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { sessionRoutes } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

export async function signInRoutes(server: FastifyInstance, options: SignIn) {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  server.setErrorHandler<Error & { error?: string; statusCode?: number }>((error, _, reply) => {
    const isExpired = error.error === 'invalid_request'
    if (!isExpired) process.stderr.write(`${error.stack}\n`)
    const page = problemPage(
      isExpired
        ? { code: 'expired', detail: 'This page is too old, or belongs to another browser.' }
        : { code: 'server_error' },
    )
    return sendPage(reply.status(error.statusCode ?? 500), page)
  })
  const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const [style, script] = [file('sign-in.css'), file('show-password.js')]
  server.get('/u/sign-in.css', (_, reply) => reply.type('text/css').send(style))
  server.get('/u/sign-in.js', (_, reply) => reply.type('text/javascript').send(script))
  server.get('/', (_, reply) => sendPage(reply, overviewPage))
  const attempts = attemptMeter()
  await server.register(loginRoutes, { ...options, attempts })
  await server.register(secondFactorRoutes, { ...options, attempts })
  await server.register(consentRoutes, options)
  await server.register(sessionRoutes, options)
}

const overviewPage = layout({
  title: 'Identity provider',
  body: html`<p>The website sends people to this provider to sign in.</p>
<p><a href="/sessions">Where your account is signed in</a></p>`,
})
