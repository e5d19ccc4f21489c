import type { FastifyReply } from 'fastify'

/** `formTargets` are the origins to which a form can lead, also through redirects. */
export const pageHeaders = (formTargets: readonly string[] = []) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; script-src 'self'; form-action ${["'self'", ...formTargets].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
})

export const sendPage = (reply: FastifyReply, page: string, formTargets?: readonly string[]) =>
  reply.headers(pageHeaders(formTargets)).send(page)
