import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'

export const cancelled = { error: 'access_denied', error_description: 'User cancelled the sign-in.' }

export const stepOf =
  (provider: Provider, request: FastifyRequest, reply: FastifyReply) => async (result: InteractionResults) =>
    reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303)
