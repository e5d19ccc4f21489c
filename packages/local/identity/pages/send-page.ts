import type { FastifyReply } from 'fastify'

/** The headers of every page. `formTargets` are the origins that an answer to a form may lead to. */
export const pageHeaders = (formTargets: readonly string[] = []) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; script-src 'self'; form-action ${["'self'", ...formTargets].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
})

export const sendPage = (reply: FastifyReply, page: string, formTargets?: readonly string[]) =>
  reply.headers(pageHeaders(formTargets)).send(page)
