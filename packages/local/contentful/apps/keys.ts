import { createHash, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wholeArray } from '../http/collection.ts'
import { notFound, validationFailed } from '../http/errors.ts'
import { paramsOf } from '../http/scope.ts'
import { everywhere } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { findDefinition } from './definitions.ts'
import { publicKeyIn } from './jwt.ts'
import { type AppKey, appKeys, appSys, type Jwk } from './kinds.ts'

const path = '/organizations/:organization/app_definitions/:app/keys'
const modulusLength = 4096
const keyPair = promisify(generateKeyPair)

/** A generated private key is shown once. */
export function keyRoutes(app: FastifyInstance, twin: Twin) {
  const { store } = twin
  const find = (request: FastifyRequest) => {
    const { fingerprint = '' } = paramsOf(request)
    const { id } = findDefinition(twin, request).sys
    const found = keysOf(twin, id).find((key) => key.sys.id === fingerprint)
    if (found === undefined) throw notFound('AppKey', fingerprint)
    return found
  }

  app.get(path, (request) => wholeArray(keysOf(twin, findDefinition(twin, request).sys.id).map(shown)))
  app.get(`${path}/:fingerprint`, (request) => shown(find(request)))
  app.post(path, async (request, reply) => {
    const { id } = findDefinition(twin, request).sys
    const { generate, jwk: given } = (request.body ?? {}) as { generate?: boolean; jwk?: Jwk }
    const made = generate === true ? await generateKey() : undefined
    const jwk = made?.jwk ?? checkedKey(given)
    const sys = appSys(twin, { type: 'AppKey', id: jwk.kid, app: id })
    const key = store.put(appKeys, everywhere, { sys, jwk })
    const generated = made ? { generated: { privateKey: made.privateKey } } : {}
    return reply.code(201).send({ ...shown(key), ...generated })
  })
  app.delete(`${path}/:fingerprint`, (request, reply) => {
    store.remove(appKeys, everywhere, find(request).sys.id)
    return reply.code(204).send()
  })
}

export const keysOf = ({ store }: Twin, app: string) =>
  store
    .list(appKeys, everywhere)
    .filter(({ sys }) => (sys.appDefinition as { sys: { id: string } }).sys.id === app)

async function generateKey() {
  const { publicKey, privateKey } = await keyPair('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
  const kid = createHash('sha256').update(publicKey).digest('base64url')
  const jwk: Jwk = {
    alg: 'RS256',
    kty: 'RSA',
    use: 'sig',
    x5c: [publicKey.toString('base64')],
    kid,
    x5t: kid,
  }
  return { jwk, privateKey: privateKey.toString('base64') }
}

function checkedKey(jwk: Jwk | undefined): Jwk {
  const isKey = typeof jwk?.kid === 'string' && Array.isArray(jwk.x5c) && publicKeyIn(jwk) !== undefined
  if (isKey) return jwk
  throw validationFailed([{ name: jwk === undefined ? 'required' : 'type', path: ['jwk'] }])
}

const shown = ({ sys: { version: _version, ...sys }, jwk }: AppKey) => ({ sys, jwk })
