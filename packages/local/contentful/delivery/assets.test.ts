import { afterAll, beforeAll, expect, test } from 'vitest'
import { english, publishEntry, publishType, refusal, startForTest, type TestTwin } from '../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  const files = [
    ['photo', 'image/png', 900],
    ['paper', 'application/pdf', 5000],
  ] as const
  for (const [id, contentType, size] of files) {
    const url = `//images.ctfassets.net/association/${id}/1/${id}`
    const file = { fileName: id, contentType, url, details: { size } }
    const asset = await twin.cma.asset.createWithId({ assetId: id }, {
      fields: english({ title: id, file }),
    } as never)
    await twin.cma.asset.publish({ assetId: id }, asset)
  }
})
afterAll(() => twin.close())

const idsOf = async (query: Record<string, unknown>) =>
  (await twin.cda.getAssets({ order: ['sys.id'], ...query } as never)).items.map(({ sys }) => sys.id)

test('files are at the images host that runs now', async () => {
  const asset = await twin.cda.getAsset('photo')
  expect(asset.fields.file?.url).toBe(`//${twin.hosts.images}/association/photo/1/photo`)
})

test('assets are found by their group, their fields and their files', async () => {
  expect(await idsOf({})).toEqual(['paper', 'photo'])
  expect(await idsOf({ mimetype_group: 'image' })).toEqual(['photo'])
  expect(await idsOf({ mimetype_group: 'pdfdocument' })).toEqual(['paper'])
  expect(await idsOf({ 'fields.title': 'paper' })).toEqual(['paper'])
  expect(await idsOf({ 'fields.file.contentType': 'image/png' })).toEqual(['photo'])
  expect(await idsOf({ 'fields.file.details.size[gt]': 1000 })).toEqual(['paper'])
})

test('entries are found by the asset they link to, and bring it with them', async () => {
  await publishType(twin.cma, 'figure', [{ id: 'image', type: 'Link', linkType: 'Asset' }])
  const image = { sys: { type: 'Link', linkType: 'Asset', id: 'photo' } }
  await publishEntry(twin.cma, { type: 'figure', id: 'figure', fields: { image } })
  const { items, total } = await twin.cda.getEntries({ links_to_asset: 'photo' })
  expect(total).toBe(1)
  expect(items[0]?.fields.image).toMatchObject({ fields: { title: 'photo' } })
})

test('an asset without a processed file is not published, one that is unpublished is gone', async () => {
  const file = { fileName: 'x', contentType: 'image/png', upload: 'https://example.org/x.png' }
  const raw = await twin.cma.asset.createWithId({ assetId: 'raw' }, { fields: english({ file }) } as never)
  await expect(refusal(twin.cma.asset.publish({ assetId: 'raw' }, raw))).resolves.toMatchObject({
    name: 'ValidationFailed',
    details: { errors: [{ path: ['fields', 'file', 'en-US', 'url'] }] },
  })
  await twin.cma.asset.unpublish({ assetId: 'paper' }, await twin.cma.asset.get({ assetId: 'paper' }))
  expect(await idsOf({})).toEqual(['photo'])
  const { assets, deletedAssets } = await twin.cda.sync({ initial: true })
  expect([assets.length, deletedAssets.length]).toEqual([1, 0])
})
