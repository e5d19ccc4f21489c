import { createServer } from 'node:http'
import { createClient } from 'contentful-management'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContentful } from '../index.ts'

const drawing = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
  .png()
  .toBuffer()
const twin = await startContentful({ data: ':memory:' })
const management = createClient(
  {
    accessToken: twin.twin.bootstrap.managementToken,
    host: twin.hosts.management,
    hostUpload: twin.hosts.management,
    insecure: true,
    retryLimit: 0,
  },
  { type: 'plain', defaults: { spaceId: 'association', environmentId: 'master' } },
)
const origin = createServer((_request, response) => response.end(drawing))

beforeAll(() => new Promise<void>((ready) => origin.listen(0, 'localhost', ready)))
afterAll(async () => {
  origin.close()
  await twin.close()
})

const bytesOf = (buffer: Buffer) =>
  buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength) as ArrayBuffer
const upload = (body: Buffer) => management.upload.create({}, { file: bytesOf(body) })
const quickly = { processingCheckWait: 20 }

async function createAsset(file: object) {
  const asset = await management.asset.create({}, {
    fields: { title: { 'en-US': 'A' }, file: { 'en-US': file } },
  } as never)
  return management.asset.processForAllLocales({}, asset, quickly)
}
const uploadedFrom = (id: string) => ({ uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id } } })
const fileOf = (asset: { fields: { file: Record<string, { url?: string; details?: unknown }> } }) =>
  asset.fields.file['en-US']

test('an upload becomes a file with its size and dimensions, one version later', async () => {
  const { sys } = await upload(drawing)
  const asset = await createAsset({
    fileName: 'my pic.png',
    contentType: 'image/png',
    ...uploadedFrom(sys.id),
  })
  expect(asset.sys.version).toBe(2)
  expect(fileOf(asset)).toEqual({
    fileName: 'my pic.png',
    contentType: 'image/png',
    url: expect.stringMatching(
      new RegExp(`^//${twin.hosts.images}/association/${asset.sys.id}/\\w{32}/my_pic\\.png$`),
    ),
    details: { size: drawing.length, image: { width: 40, height: 20 } },
  })
})

test('an address is fetched by the service', async () => {
  const address = origin.address()
  if (address === null || typeof address === 'string') throw new Error('The origin does not listen.')
  const asset = await createAsset({
    fileName: 'far.png',
    contentType: 'image/png',
    upload: `http://localhost:${address.port}/far.png`,
  })
  expect(fileOf(asset)?.details).toMatchObject({ size: drawing.length })
})

test('a file of the service itself is found under any scheme', async () => {
  const { sys } = await upload(drawing)
  const first = await createAsset({ fileName: 'a.png', contentType: 'image/png', ...uploadedFrom(sys.id) })
  const copy = await createAsset({
    fileName: 'a.png',
    contentType: 'image/png',
    upload: `https:${fileOf(first)?.url}`,
  })
  expect(fileOf(copy)?.details).toEqual(fileOf(first)?.details)
})

test('a file that cannot be had stays unprocessed', async () => {
  const asset = await management.asset.create({}, {
    fields: {
      file: { 'en-US': { fileName: 'a.png', contentType: 'image/png', upload: 'http://localhost:1/a.png' } },
    },
  } as never)
  await expect(
    management.asset.processForAllLocales({}, asset, { processingCheckWait: 20, processingCheckRetries: 3 }),
  ).rejects.toThrow()
  expect((await management.asset.get({ assetId: asset.sys.id })).sys.version).toBe(1)
})

test('the images host serves the file, transformed or as it is, to be kept for long', async () => {
  const { sys } = await upload(drawing)
  const asset = await createAsset({ fileName: 'a.png', contentType: 'image/png', ...uploadedFrom(sys.id) })
  const url = `http:${fileOf(asset)?.url}`
  const original = await fetch(url)
  expect(Buffer.from(await original.arrayBuffer()).equals(drawing)).toBe(true)
  expect(original.headers.get('cache-control')).toBe('public, max-age=31536000')

  const small = await fetch(`${url}?w=10&fm=webp`)
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
    width: 10,
    height: 5,
  })

  const again = await fetch(`${url}?w=10&fm=webp`, {
    headers: { 'If-None-Match': small.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('the images host refuses a width above 4,000 px and an unknown picture, as Contentful does', async () => {
  const { sys } = await upload(drawing)
  const asset = await createAsset({ fileName: 'a.png', contentType: 'image/png', ...uploadedFrom(sys.id) })
  const url = `http:${fileOf(asset)?.url}`
  const tooWide = await fetch(`${url}?w=4001`)
  expect([tooWide.status, await tooWide.json()]).toMatchObject([
    400,
    { sys: { type: 'Error', id: 'BadRequest' } },
  ])
  expect((await fetch(url.replace(/\w{32}/, 'f'.repeat(32)))).status).toBe(404)
})

test('a drawing is served as it is', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"/>')
  const { sys } = await upload(svg)
  const asset = await createAsset({
    fileName: 'a.svg',
    contentType: 'image/svg+xml',
    ...uploadedFrom(sys.id),
  })
  expect(fileOf(asset)?.details).toEqual({ size: svg.length, image: { width: 30, height: 10 } })
  const answer = await fetch(`http:${fileOf(asset)?.url}?w=10&fm=png`)
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/svg+xml', String(svg)])
})

test('two locales are processed with one version', async () => {
  const { sys } = await upload(drawing)
  await management.locale.create({}, {
    name: 'German',
    code: 'de',
    fallbackCode: 'en-US',
    contentDeliveryApi: true,
    contentManagementApi: true,
    optional: true,
  } as never)
  const file = { fileName: 'a.png', contentType: 'image/png', ...uploadedFrom(sys.id) }
  const asset = await management.asset.create({}, { fields: { file: { 'en-US': file, de: file } } } as never)
  await management.asset.processForLocale({}, asset, 'en-US', quickly)
  const both = await management.asset.processForLocale({}, asset, 'de', quickly)
  expect([both.sys.version, Object.keys(both.fields.file)]).toEqual([3, ['en-US', 'de']])
})

test('an upload can be looked at and removed; an empty one is refused', async () => {
  const { sys } = await upload(drawing)
  expect(await management.upload.get({ uploadId: sys.id })).toMatchObject({
    sys: { type: 'Upload', id: sys.id },
  })
  await management.upload.delete({ uploadId: sys.id })
  await expect(management.upload.get({ uploadId: sys.id })).rejects.toMatchObject({ name: 'NotFound' })
  await expect(upload(Buffer.alloc(0))).rejects.toMatchObject({ name: 'BadRequest' })
})
