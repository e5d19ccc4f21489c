import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../http/errors.ts'
import { touched } from '../management/lifecycle.ts'
import { everywhere } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { checkedSecret, redacted } from '../webhooks/settings.ts'
import { findDefinition } from './definitions.ts'
import { type AppSigningSecret, appSigningSecrets, appSys } from './kinds.ts'

const path = '/organizations/:organization/app_definitions/:app/signing_secret'

/** The secret is write-only. */
export function signingSecretRoutes(app: FastifyInstance, twin: Twin) {
  const find = (request: FastifyRequest) => {
    const { id } = findDefinition(twin, request).sys
    const found = twin.store.get(appSigningSecrets, everywhere, id)
    if (found === undefined) throw notFound('AppSigningSecret', id)
    return found
  }
  app.get(path, (request) => shown(find(request)))
  app.put(path, (request) => {
    const { id } = findDefinition(twin, request).sys
    const { value } = (request.body ?? {}) as { value?: unknown }
    return shown(putSigningSecret(twin, id, checkedSecret(value)))
  })
  app.delete(path, (request, reply) => {
    twin.store.remove(appSigningSecrets, everywhere, find(request).sys.id)
    return reply.code(204).send()
  })
}

export function putSigningSecret(twin: Twin, app: string, value: string) {
  const before = twin.store.get(appSigningSecrets, everywhere, app)
  if (before?.value === value) return before
  const sys = before
    ? touched(before, twin.now()).sys
    : appSys(twin, { type: 'AppSigningSecret', id: app, app })
  return twin.store.put(appSigningSecrets, everywhere, { sys, value })
}

const shown = ({ sys: { id: _id, version: _version, ...sys }, value }: AppSigningSecret) => ({
  sys,
  redactedValue: redacted(value),
})
