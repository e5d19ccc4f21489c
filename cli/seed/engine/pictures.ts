import { locale } from '@association/content/define/locale.ts'
import type { SpaceClient } from '@association/services/management/index.ts'
import type { AssetProps } from 'contentful-management'
import type { AssetPlan } from './plan.ts'
import type { AssetWish } from './wish.ts'

const processing = { processingCheckWait: 250, processingCheckRetries: 240 }
const contentType = 'image/png'

/** Draws, sends, saves and processes a picture, each only where needed. Resolves to the asset, ready to publish. */
export async function savePicture(
  client: SpaceClient,
  { wish, live, upload, save }: AssetPlan,
  done: (count: number) => void,
): Promise<AssetProps | undefined> {
  if (!save) return live
  const file = upload ? await send(client, wish) : live?.fields.file?.[locale]
  if (upload) done(1)
  const fields = {
    ...live?.fields,
    title: { [locale]: wish.title },
    description: { [locale]: wish.description },
    file: { [locale]: file },
  } as AssetProps['fields']
  const saved = live
    ? await client.asset.update({ assetId: wish.id }, { ...live, fields })
    : await client.asset.createWithId({ assetId: wish.id }, { fields })
  done(1)
  if (!upload) return saved
  const ready = await client.asset.processForLocale({}, saved, locale, processing)
  done(1)
  return ready
}

async function send(client: SpaceClient, { fileName, drawing, picture }: AssetWish) {
  const { default: sharp } = await import('sharp') // slow to load, and only needed where something is drawn
  const { width, height } = picture
  const png = await sharp(Buffer.from(drawing))
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const { sys } = await client.upload.create({}, { file: toArrayBuffer(png) })
  return { contentType, fileName, uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: sys.id } } }
}

const toArrayBuffer = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer
