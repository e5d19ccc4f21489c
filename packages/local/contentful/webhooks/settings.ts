import { isSigningSecret } from '@association/services/signature'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound, validationFailed } from '../http/errors.ts'
import { spaceOf } from '../http/scope.ts'
import { createdSys, touched } from '../management/lifecycle.ts'
import { ofSpace } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'
import type { Twin } from '../twin.ts'
import { signingSecretId, type WebhookSigningSecret, webhookSigningSecrets } from './definitions.ts'

const path = '/spaces/:space/webhook_settings/signing_secret'

/** The secret is write-only. */
export function signingSecretRoutes(app: FastifyInstance, { store, now }: Twin) {
  const find = (request: FastifyRequest) => {
    const space = spaceOf(store, request)
    const found = store.get(webhookSigningSecrets, ofSpace(space), signingSecretId)
    if (found === undefined) throw notFound('WebhookSigningSecret', space)
    return found
  }
  app.get(path, (request) => shown(find(request)))
  app.put(path, (request) => {
    const { value } = (request.body ?? {}) as { value?: unknown }
    return shown(
      putSigningSecret(store, spaceOf(store, request), { value: checkedSecret(value), now: now() }),
    )
  })
  app.delete(path, (request, reply) => {
    find(request)
    store.remove(webhookSigningSecrets, ofSpace(spaceOf(store, request)), signingSecretId)
    return reply.code(204).send()
  })
}

export function putSigningSecret(store: Store, space: string, { value, now }: { value: string; now: Date }) {
  const place = ofSpace(space)
  const before = store.get(webhookSigningSecrets, place, signingSecretId)
  if (before?.value === value) return before
  const sys = before
    ? touched(before, now).sys
    : createdSys({ type: 'WebhookSigningSecret', id: signingSecretId, place, now })
  return store.put(webhookSigningSecrets, place, { sys, value })
}

/** Throws ValidationFailed. */
export function checkedSecret(value: unknown): string {
  if (typeof value === 'string' && isSigningSecret(value)) return value
  throw validationFailed([
    { name: 'regexp', path: ['value'], details: 'Does not match /^[0-9a-zA-Z+\\/=_-]{64}$/' },
  ])
}

/** The last four characters are public, to distinguish secrets. */
export const redacted = (value: string) => value.slice(-4)

const shown = ({ sys: { version: _version, ...sys }, value }: WebhookSigningSecret) => ({
  sys,
  redactedValue: redacted(value),
})
