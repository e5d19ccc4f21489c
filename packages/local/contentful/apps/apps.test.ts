import { createSign, generateKeyPairSync } from 'node:crypto'
import { verify } from '@association/services/signature'
import { createClient } from 'contentful-management'
import { afterAll, expect, test } from 'vitest'
import { startContentful } from '../index.ts'

const running = await startContentful({ data: ':memory:' })
afterAll(() => running.close())

const { bootstrap } = running.twin
const app = bootstrap.app.id
const place = { spaceId: 'association', environmentId: 'master' }
const clientWith = (accessToken: string) =>
  createClient(
    { accessToken, host: running.hosts.management, insecure: true, retryLimit: 0 },
    { type: 'plain', defaults: { ...place, organizationId: bootstrap.organizationId } },
  )
const management = clientWith(bootstrap.managementToken)

test('our app is defined, and installed in both spaces', async () => {
  const definition = await management.appDefinition.get({ appDefinitionId: app })
  expect(definition.src).toBe(bootstrap.app.url)
  expect(definition.locations?.map(({ location }) => location).sort()).toEqual([
    ...['app-config', 'dialog', 'entry-editor', 'entry-sidebar', 'home', 'page'],
  ])
  for (const { id } of bootstrap.spaces) {
    const installation = await management.appInstallation.get({ appDefinitionId: app, spaceId: id })
    expect(installation.parameters).toEqual({
      siteUrl: bootstrap.app.siteUrl,
      associationSpaceId: 'association',
      eventsSpaceId: 'events',
    })
    expect(installation.sys).not.toHaveProperty('id')
  }
})

test('an app is created, changed, installed with parameters, and removed', async () => {
  const created = await management.appDefinition.create({}, { name: 'Other', src: 'http://localhost:1' })
  const params = { appDefinitionId: created.sys.id }
  const changed = await management.appDefinition.update(params, {
    ...created,
    locations: [{ location: 'dialog' }],
  })
  expect(changed.sys.version).toBe(2)
  await expect(management.appDefinition.update(params, created)).rejects.toMatchObject({
    name: 'VersionMismatch',
  })

  await management.appInstallation.upsert(params, { parameters: { a: 1 } })
  await management.appInstallation.upsert(params, { parameters: { a: 2 } })
  expect((await management.appInstallation.get(params)).parameters).toEqual({ a: 2 })
  const all = await management.appDefinition.getInstallationsForOrg({
    ...params,
    organizationId: bootstrap.organizationId,
  })
  expect(all.items).toHaveLength(1)

  await management.appInstallation.delete(params)
  await expect(management.appInstallation.get(params)).rejects.toMatchObject({ name: 'NotFound' })
  await management.appDefinition.delete(params)
  await expect(management.appDefinition.get(params)).rejects.toMatchObject({ name: 'NotFound' })
})

test('a request is signed with the secret of the app, for the user and the environment', async () => {
  const request = { method: 'POST', path: '/api/preview/token?x=1', body: '{"entry":"home"}' } as const
  const { additionalHeaders } = await management.appSignedRequest.create({ appDefinitionId: app }, request)
  const verification = verify(bootstrap.app.signingSecret, { ...request, headers: additionalHeaders })
  expect(verification).toMatchObject({
    valid: true,
    headers: {
      'x-contentful-space-id': 'association',
      'x-contentful-environment-id': 'master',
      'x-contentful-user-id': 'local-user',
    },
  })
})

test('a request without a method or a path is refused', async () => {
  await expect(
    management.appSignedRequest.create({ appDefinitionId: app }, { method: 'POST', path: 'no-slash' }),
  ).rejects.toMatchObject({ name: 'ValidationFailed' })
})

test('a signing secret is shown by its end only, and must be 64 characters', async () => {
  const params = { appDefinitionId: app }
  expect((await management.appSigningSecret.get(params)).redactedValue).toBe('0000')
  await expect(management.appSigningSecret.upsert(params, { value: 'short' })).rejects.toMatchObject({
    name: 'ValidationFailed',
  })
})

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function appToken(privateKey: string, claims: { iss: string; exp: number }) {
  const text = `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url(claims)}`
  return `${text}.${createSign('sha256').update(text).sign(privateKey, 'base64url')}`
}
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

test('an app gets a token of its own by a key that was registered', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'pkcs1', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const jwk = {
    alg: 'RS256',
    kty: 'RSA',
    use: 'sig',
    x5c: [publicKey.toString('base64')],
    kid: 'k1',
    x5t: 'k1',
  }
  await management.appKey.create({ appDefinitionId: app }, { jwk: jwk as never })
  const ask = (jwt: string) => management.appAccessToken.create({ appDefinitionId: app }, { jwt })

  const { token } = await ask(appToken(privateKey, { iss: app, exp: inSeconds(60) }))
  expect((await clientWith(token).space.get({})).sys.id).toBe('association')

  const refused = { name: 'AccessTokenInvalid' }
  await expect(ask(appToken(privateKey, { iss: 'other', exp: inSeconds(60) }))).rejects.toMatchObject(refused)
  await expect(ask(appToken(privateKey, { iss: app, exp: inSeconds(-1) }))).rejects.toMatchObject(refused)
  const stranger = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await expect(ask(appToken(stranger.privateKey, { iss: app, exp: inSeconds(60) }))).rejects.toMatchObject(
    refused,
  )

  await management.appKey.delete({ appDefinitionId: app, fingerprint: 'k1' })
  await expect(ask(appToken(privateKey, { iss: app, exp: inSeconds(60) }))).rejects.toMatchObject(refused)
})

test('a generated key shows its private half once', async () => {
  const { generated, jwk } = await management.appKey.create({ appDefinitionId: app }, { generate: true })
  expect(generated?.privateKey).toMatch(/^[A-Za-z0-9+/=]+$/)
  expect(await management.appKey.get({ appDefinitionId: app, fingerprint: jwk.kid })).not.toHaveProperty(
    'generated',
  )
})
