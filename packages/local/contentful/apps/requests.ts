import { randomUUID } from 'node:crypto'
import { sign } from '@association/services/signature'
import type { FastifyInstance } from 'fastify'
import { accessTokenInvalid, notFound, validationFailed, type WireProblem } from '../http/errors.ts'
import { placeOf } from '../http/scope.ts'
import { localUser } from '../local-user.ts'
import { everywhere, type StorePlace } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { findInstallation } from './installations.ts'
import { isAppToken } from './jwt.ts'
import { keysOf } from './keys.ts'
import { appSigningSecrets, appSys } from './kinds.ts'

const path = '/spaces/:space/environments/:environment/app_installations/:app'
const tokenLifeMs = 10 * 60 * 1000

/** The app's key authenticates the request for its token. */
export function accessTokenRoute(app: FastifyInstance, twin: Twin) {
  app.post(`${path}/access_tokens`, { config: { provesItself: true } }, (request, reply) => {
    const place = placeOf(twin.store, request)
    const { id } = findInstallation(twin, request).sys
    const jwt = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const keys = keysOf(twin, id).map(({ jwk }) => jwk)
    if (!isAppToken(jwt, { app: id, keys, now: twin.now() })) throw accessTokenInvalid()

    const token = `app-${randomUUID()}`
    twin.managementTokens.add(token)
    setTimeout(() => twin.managementTokens.delete(token), tokenLifeMs).unref()
    const {
      id: _id,
      version: _version,
      ...sys
    } = appSys(twin, { type: 'AppAccessToken', id, app: id, place })
    const expiresAt = new Date(twin.now().getTime() + tokenLifeMs).toISOString()
    return reply.code(201).send({ sys: { ...sys, expiresAt }, token })
  })
}

/** The app sends the signed request to its own server for the user. */
export function signedRequestRoute(app: FastifyInstance, twin: Twin) {
  app.post(`${path}/signed_requests`, (request, reply) => {
    const place = placeOf(twin.store, request)
    const { id } = findInstallation(twin, request).sys
    const secret = twin.store.get(appSigningSecrets, everywhere, id)?.value
    if (secret === undefined) throw notFound('AppSigningSecret', id)

    const wanted = checkedRequest(request.body)
    const context = contextHeaders(place)
    const headers = { ...wanted.headers, ...context }
    const signature = sign(secret, { ...wanted, headers }, twin.now().getTime())
    const {
      id: _id,
      version: _version,
      ...sys
    } = appSys(twin, { type: 'AppSignedRequest', id, app: id, place })
    return reply.code(201).send({ sys, additionalHeaders: { ...context, ...signature } })
  })
}

/** The receiver can trust these signed headers. */
const contextHeaders = ({ space, environment }: StorePlace) => ({
  'x-contentful-crn': `crn:contentful:::extensibility:spaces/${space}/environments/${environment}/signed_requests/${randomUUID()}`,
  'x-contentful-space-id': space,
  'x-contentful-environment-id': environment,
  'x-contentful-user-id': localUser,
})

type AppRequest = { method: string; path: string; headers?: Record<string, string>; body?: string }

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD']

function checkedRequest(given: unknown): AppRequest {
  const { method, path: wantedPath, headers, body } = (given ?? {}) as Partial<AppRequest>
  const problems: WireProblem[] = []
  if (method === undefined || !methods.includes(method)) {
    problems.push({ name: 'in', path: ['method'], value: method, expected: methods })
  }
  if (typeof wantedPath !== 'string' || !wantedPath.startsWith('/')) {
    problems.push({ name: 'regexp', path: ['path'], value: wantedPath, details: 'Does not match /^\\//' })
  }
  if (body !== undefined && typeof body !== 'string')
    problems.push({ name: 'type', path: ['body'], type: 'Text' })
  if (!Object.values(headers ?? {}).every((value) => typeof value === 'string'))
    problems.push({ name: 'type', path: ['headers'], type: 'Object' })
  if (problems.length > 0) throw validationFailed(problems)
  return { method: method ?? '', path: wantedPath ?? '', headers, body }
}
