import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'

/** A new session has no `accountId`. */
export const currentSession = (provider: Provider, request: FastifyRequest, reply: FastifyReply) =>
  provider.Session.get(provider.createContext(request.raw, reply.raw))
