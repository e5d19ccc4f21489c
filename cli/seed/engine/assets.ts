import { locale } from '@association/content/define/locale.ts'
import { processFile, type SpaceClient } from '@association/services/management/index.ts'
import type { AssetProps } from 'contentful-management'
import type { AssetPlan } from './plan.ts'
import { tagged } from './tags.ts'
import type { AssetWish, Drawing } from './wish.ts'

/** Draws, sends, saves and processes a file, each only where needed. Resolves to the asset, ready to publish. */
export async function saveAsset(
  client: SpaceClient,
  { wish, live, upload, save }: AssetPlan,
  done: (count: number) => void,
): Promise<AssetProps | undefined> {
  if (!save) return live
  const file = upload ? await fileOf(client, wish, done) : live?.fields.file?.[locale]
  const fields = {
    ...live?.fields,
    title: { [locale]: wish.title },
    description: { [locale]: wish.description },
    ...(file && { file: { [locale]: file } }),
  } as AssetProps['fields']
  const content = { ...tagged(wish, live), fields }
  const saved = live
    ? await client.asset.update({ assetId: wish.id }, { ...live, ...content })
    : await client.asset.createWithId({ assetId: wish.id }, content)
  done(1)
  if (!upload) return saved
  const ready = await processFile(client, saved, locale)
  done(1)
  return ready
}

async function fileOf(client: SpaceClient, { fileName, source }: AssetWish, done: (count: number) => void) {
  if ('address' in source) return { contentType: source.contentType, fileName, upload: source.address }
  const uploaded = await send(client, source)
  done(1)
  return {
    contentType: 'image/png',
    fileName,
    uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: uploaded.sys.id } },
  }
}

async function send(client: SpaceClient, { drawing, picture: { width, height } }: Drawing) {
  const { default: sharp } = await import('sharp') // slow to load, and only needed where something is drawn
  const png = await sharp(Buffer.from(drawing))
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return client.upload.create({}, { file: toArrayBuffer(png) })
}

const toArrayBuffer = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer
