import type { PlainClientAPI } from 'contentful-management'

const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
)
const pictureBytes = square.buffer.slice(
  square.byteOffset,
  square.byteOffset + square.byteLength,
) as ArrayBuffer

export const assetLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } })

export async function publishPicture(cma: PlainClientAPI, assetId: string) {
  const upload = await cma.upload.create({}, { file: pictureBytes })
  const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: upload.sys.id } }
  const file = { contentType: 'image/png', fileName: 'picture.png', uploadFrom }
  const fields = {
    title: { 'en-US': assetId },
    description: { 'en-US': 'A square.' },
    file: { 'en-US': file },
  }
  const draft = await cma.asset.createWithId({ assetId }, { fields } as never)
  const processed = await cma.asset.processForAllLocales({}, draft, { processingCheckWait: 20 })
  return cma.asset.publish({ assetId }, processed)
}
