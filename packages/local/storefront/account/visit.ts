import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../shop.ts'

const name = 'shop_visit'
/** Limits the cookie to these paths: all ports of `localhost` share cookies. */
const paths = ['/checkouts', '/account']

/** Returns an email address. */
export function customerOf({ data }: Shop, request: FastifyRequest): string | undefined {
  const visit = visitOf(request)
  return visit === undefined ? undefined : data.customer(visit)
}

export const signIn = ({ data }: Shop, reply: FastifyReply, email: string) =>
  setCookie(reply, data.signIn(email))

export function signOut({ data }: Shop, request: FastifyRequest, reply: FastifyReply) {
  const visit = visitOf(request)
  if (visit !== undefined) data.signOut(visit)
  return setCookie(reply, '', '; Max-Age=0')
}

const setCookie = (reply: FastifyReply, value: string, more = '') =>
  reply.header(
    'set-cookie',
    paths.map((path) => `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax${more}`),
  )

const visitOf = ({ headers }: FastifyRequest) =>
  headers.cookie?.match(new RegExp(`(?:^|; )${name}=([\\w-]+)`))?.[1]
