import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { verify } from '@association/services/signature'
import { createClient } from 'contentful-management'
import { afterAll, expect, test } from 'vitest'
import { startContentful } from '../index.ts'
import { zipOf } from '../testing/zip.ts'

const running = await startContentful({ data: ':memory:' })
afterAll(() => running.close())

const { bootstrap } = running.twin
const app = bootstrap.app.id
const { organizationId } = bootstrap
const place = { spaceId: 'association', environmentId: 'master' }
const clientWith = (accessToken: string) =>
  createClient(
    {
      accessToken,
      host: running.hosts.management,
      hostUpload: running.hosts.management,
      insecure: true,
      retryLimit: 0,
    },
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

test('the bundle of an app is uploaded, listed with its files, and runs in place of an address', async () => {
  const bytes = zipOf({ 'index.html': '<p>App</p>', 'assets/app.js': 'export {}' })
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer
  const upload = await management.appUpload.create({ organizationId }, { file })
  expect(upload.sys).toMatchObject({ type: 'AppUpload', organization: { sys: { id: organizationId } } })
  const { src, ...definition } = await management.appDefinition.create(
    {},
    { name: 'Bundled', src: 'http://x.test' },
  )
  const params = { appDefinitionId: definition.sys.id }
  const bundle = await management.appBundle.create(params, { appUploadId: upload.sys.id, comment: 'First' })
  expect(bundle).toMatchObject({
    comment: 'First',
    sys: { type: 'AppBundle', appDefinition: { sys: { id: definition.sys.id } } },
    files: [
      { name: 'index.html', size: 10, md5: createHash('md5').update('<p>App</p>').digest('base64') },
      { name: 'assets/app.js', size: 9 },
    ],
  })
  const link = { sys: { type: 'Link', linkType: 'AppBundle', id: bundle.sys.id } } as const
  const activated = await management.appDefinition.update(params, { ...definition, bundle: link })
  expect([src, activated.src, activated.bundle]).toEqual(['http://x.test', undefined, link])
  const at = { ...params, appBundleId: bundle.sys.id }
  await expect(management.appBundle.delete(at)).rejects.toMatchObject({ name: 'BadRequest' })
  await management.appDefinition.update(params, { ...activated, bundle: undefined, src })
  await management.appBundle.delete(at)
  expect((await management.appBundle.getMany(params)).total).toBe(0)
  await management.appUpload.delete({ organizationId, appUploadId: upload.sys.id })
  const gone = management.appUpload.get({ organizationId, appUploadId: upload.sys.id })
  await expect(gone).rejects.toMatchObject({ name: 'NotFound' })
})

test('a bundle is a zip file', async () => {
  const file = new TextEncoder().encode('not a zip file, but long enough to hold one').buffer
  const upload = await management.appUpload.create({ organizationId }, { file })
  const made = management.appBundle.create({ appDefinitionId: app }, { appUploadId: upload.sys.id })
  await expect(made).rejects.toMatchObject({ name: 'ValidationFailed' })
})

test('an app has details, events, actions, and a provider with types of resources', async () => {
  const definition = await management.appDefinition.create({}, { name: 'Provider' })
  const params = { organizationId, appDefinitionId: definition.sys.id }
  const icon = { value: 'aGk=', type: 'base64' } as const
  expect((await management.appDetails.upsert(params, { icon })).icon).toEqual(icon)
  const events = await management.appEventSubscription.upsert(params, {
    targetUrl: 'https://events.test',
    topics: ['Entry.create'],
  })
  expect(events.topics).toEqual(['Entry.create'])
  const action = await management.appAction.create(params, {
    ...{ name: 'Run', category: 'Custom', url: 'https://run.test', parameters: [] },
  } as never)
  expect((await management.appAction.getMany(params)).total).toBe(1)

  const types = { ...params, resourceTypeId: 'shop:product' }
  const product = { name: 'Product', defaultFieldMapping: { title: '{ /name }' } }
  await expect(management.resourceType.upsert(types, product)).rejects.toMatchObject({ name: 'NotFound' })
  const link = { sys: { type: 'Link', linkType: 'Function', id: 'lookup' } } as const
  const provider = { sys: { id: 'shop' }, type: 'function', function: link } as const
  expect((await management.resourceProvider.upsert(params, provider)).sys.id).toBe('shop')
  const type = await management.resourceType.upsert(types, product)
  expect(type.sys).toMatchObject({ id: 'shop:product', resourceProvider: { sys: { id: 'shop' } } })

  await management.appInstallation.upsert(params, {})
  const found = await management.resourceType.getForEnvironment(place)
  expect(found.items.map(({ sys }) => sys.id)).toEqual(['Contentful:Entry', 'shop:product'])
  expect((await management.appAction.getManyForEnvironment(place)).items[0]?.sys.id).toBe(action.sys.id)
  await management.appInstallation.delete(params)
  await management.resourceProvider.delete(params)
  await expect(management.resourceProvider.get(params)).rejects.toMatchObject({ name: 'NotFound' })
  await management.appDefinition.delete(params)
  await expect(management.appDetails.get(params)).rejects.toMatchObject({ name: 'NotFound' })
})
