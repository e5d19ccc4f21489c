import { describe, expect, test } from 'vitest'
import { failureOf } from '../failure.ts'
import { createEntry, idOf, linkTo, post } from '../model.ts'
import type { ContractTarget } from '../target.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
)
const bytes = picture.buffer.slice(picture.byteOffset, picture.byteOffset + picture.byteLength) as ArrayBuffer

export function assets(target: ContractTarget) {
  const { management } = target
  const params = { assetId: idOf('picture') }
  const waiting = target.isTwin ? { processingCheckWait: 20 } : {}

  describe('assets', () => {
    async function createPicture(assetId: string) {
      const upload = await management.upload.create({}, { file: bytes })
      const uploadFrom = { sys: { type: 'Link' as const, linkType: 'Upload', id: upload.sys.id } }
      const file = { contentType: 'image/png', fileName: 'picture.png', uploadFrom }
      const fields = { title: { 'en-US': 'Picture' }, description: {}, file: { 'en-US': file } }
      return management.asset.createWithId({ assetId }, { fields } as never)
    }

    test('an upload is processed to a file', async () => {
      const asset = await createPicture(params.assetId)
      expect(asset.sys.version).toBe(1)
      expect(asset.fields.file['en-US']).not.toHaveProperty('url')
      const processed = await management.asset.processForAllLocales({}, asset, waiting)
      expect(processed.fields.file['en-US']).toMatchObject({
        url: expect.stringMatching(/^\/\/[^/]+\/[^/]+\/contract-picture\/\w+\/picture\.png$/),
        fileName: 'picture.png',
        contentType: 'image/png',
        details: { size: picture.length, image: { width: 2, height: 2 } },
      })
      expect(processed.sys.version).toBe(2)
      const published = await management.asset.publish(params, processed)
      expect(published.sys).toMatchObject({ version: 3, publishedVersion: 2 })
    })

    test('an asset is delivered, and found by its kind and by who links to it', async () => {
      await target.eventually(async () =>
        expect((await target.delivery.getAsset(params.assetId)).fields.title).toBe('Picture'),
      )
      const ids = async (query: object) =>
        (await target.delivery.getAssets(query as never)).items.map(({ sys }) => sys.id)
      expect(await ids({ mimetype_group: 'image', 'sys.id': params.assetId })).toEqual([params.assetId])
      expect(await ids({ mimetype_group: 'video', 'sys.id': params.assetId })).toEqual([])

      const entry = await createEntry(target, post, [
        'pictured',
        { title: 'P', hero: linkTo('Asset', 'picture') },
      ])
      await management.entry.publish({ entryId: entry.sys.id }, entry)
      await target.eventually(async () => {
        const { items } = await target.delivery.getEntries({ links_to_asset: params.assetId } as never)
        expect(items).toMatchObject([{ fields: { hero: { fields: { title: 'Picture' } } } }])
      })
    })

    test('the picture is served as it was, and in other formats and sizes', async () => {
      const asset = await management.asset.get(params)
      const url = `${target.protocol}${asset.fields.file['en-US']?.url}`
      const get = async (query: string) => {
        const answer = await fetch(url + query)
        return {
          status: answer.status,
          type: answer.headers.get('content-type'),
          body: await answer.arrayBuffer(),
        }
      }
      const original = await target.eventually(async () => {
        const answer = await get('')
        expect(answer.status).toBe(200)
        return answer
      })
      expect(Buffer.from(original.body).equals(picture)).toBe(true)
      expect(await get('?fm=webp&w=1')).toMatchObject({ status: 200, type: 'image/webp' })
      expect(await get('?fm=jpg&q=50&fl=progressive')).toMatchObject({ status: 200, type: 'image/jpeg' })
      expect((await get('?w=5000')).status).toBe(400)
      expect((await get('?fm=nothing')).status).toBe(400)
    })

    test('processing with an old version is refused', async () => {
      const asset = await management.asset.get(params)
      const stale = { ...asset, sys: { ...asset.sys, version: 1 } }
      const failure = await failureOf(management.asset.processForLocale({}, stale, 'en-US', waiting))
      expect(failure.status).toBeGreaterThanOrEqual(400)
    })

    test('an asset without a file is not published', async () => {
      const asset = await management.asset.create({}, { fields: { title: { 'en-US': 'Empty' } } } as never)
      const failure = await failureOf(management.asset.publish({ assetId: asset.sys.id }, asset))
      expect(failure.status).toBe(422)
      await management.asset.delete({ assetId: asset.sys.id })
    })

    test('a published asset is not deleted; an unpublished one is gone', async () => {
      const leaving = { assetId: idOf('leaving') }
      const asset = await createPicture(leaving.assetId)
      await management.asset.publish(leaving, await management.asset.processForAllLocales({}, asset, waiting))
      expect((await failureOf(management.asset.delete(leaving))).status).toBe(400)
      await management.asset.unpublish(leaving)
      await management.asset.archive(leaving)
      await management.asset.unarchive(leaving)
      await management.asset.delete(leaving)
      expect((await failureOf(management.asset.get(leaving))).name).toBe('NotFound')
    })
  })
}
