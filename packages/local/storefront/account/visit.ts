import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '../shop.ts'

const name = 'shop_visit'
/** Only the pages that need it get the cookie: browsers share the cookies of all ports of `localhost`. */
const paths = ['/checkouts', '/account']

/** The e-mail address of the customer who is signed in. */
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
