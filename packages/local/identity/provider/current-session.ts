import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'

/** The session at the provider that the cookie of a request names; a new one has no `accountId`. */
export const currentSession = (provider: Provider, request: FastifyRequest, reply: FastifyReply) =>
  provider.Session.get(provider.createContext(request.raw, reply.raw))
