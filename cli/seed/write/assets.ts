import {
  isSame,
  ManagementError,
  processFile,
  type SpaceClient,
} from '@association/services/management/index.ts'
import type { AssetProps } from 'contentful-management'
import { heldValues } from '../../content/export/held-values.ts'
import { filesToSend } from '../plan/plan-asset.ts'
import { tagged } from '../plan/tags.ts'
import type { AssetFields, AssetWish, Drawing, FileWish, WireFields } from '../wish/wish.ts'
import { type FileFailure, FileFault, keptBlob } from './kept-files.ts'
import { saved } from './saved.ts'

export type Sending = {
  done(requests: number): void
  failed(failure: FileFailure): void
}

type Saved = { asset: AssetProps; isWhole: boolean }

/** Reports an unreadable file and saves the asset without it, so that entries can link to it. */
export async function saveAsset(
  client: SpaceClient,
  { wish, live, fields }: { wish: AssetWish; live: AssetProps | undefined; fields: AssetFields },
  { done, failed }: Sending,
): Promise<Saved> {
  let isWhole = true
  const orTold = async <T>(locale: string, file: FileWish, work: () => Promise<T>) => {
    try {
      return await work()
    } catch (error) {
      if (!isOfFile(error)) throw error
      isWhole = false
      failed({ asset: wish.id, locale, fileName: file.fileName, reason: error.message.replace(/\.$/, '') })
      return undefined
    }
  }
  const sent: Record<string, object> = {}
  const toSend = filesToSend(fields, live)
  for (const [locale, file] of toSend) {
    const value = await orTold(locale, file, () => fileOf(client, file, done))
    if (value) sent[locale] = value
  }
  let asset = await save(client, { wish, live, fields: wireOf(fields, live, sent) })
  done(1)
  for (const [locale, file] of toSend) {
    if (!sent[locale]) continue
    asset = (await orTold(locale, file, () => processed(client, asset, { locale, file }))) ?? asset
    done(1)
  }
  return { asset, isWhole }
}

/** A damaged file must not stop the other files, but a wrong token must. */
const isOfFile = (error: unknown): error is Error =>
  error instanceof FileFault ||
  (error instanceof ManagementError &&
    !['UNAUTHORISED', 'FORBIDDEN', 'READ_ONLY', 'WRONG_PATH'].includes(error.code))

function wireOf({ title, description, file }: AssetFields, live: AssetProps | undefined, sent: object) {
  const held = heldValues(live?.fields as unknown as WireFields).file ?? {}
  const kept = Object.fromEntries(Object.entries(held).filter(([code]) => code in file))
  // The SDK's types lack files that wait for processing.
  return { title, description, file: { ...kept, ...sent } } as unknown as AssetProps['fields']
}

type Write = { wish: AssetWish; live: AssetProps | undefined; fields: AssetProps['fields'] }

function save(client: SpaceClient, { wish, live, fields }: Write): Promise<AssetProps> {
  const params = { assetId: wish.id }
  return saved(live, {
    save: (current) => {
      const content = { ...tagged(wish, current), fields }
      return current
        ? client.asset.update(params, { ...current, ...content })
        : client.asset.createWithId(params, content)
    },
    read: () => client.asset.get(params),
    isSaved: (current) => isSame(heldOf(current.fields), heldOf(fields)),
  })
}

const heldOf = (fields: AssetProps['fields']) => heldValues(fields as unknown as WireFields)

async function processed(
  client: SpaceClient,
  asset: AssetProps,
  { locale, file }: { locale: string; file: FileWish },
): Promise<AssetProps> {
  const ready = await processFile(client, asset, locale)
  const size = ready.fields.file[locale]?.details?.size
  if (file.bytes !== undefined && size !== file.bytes)
    throw new FileFault(`Contentful holds ${size} bytes of it, and the export says ${file.bytes}`)
  return ready
}

async function fileOf(client: SpaceClient, file: FileWish, done: Sending['done']): Promise<object> {
  const { contentType, fileName, source } = file
  if ('address' in source) return { contentType, fileName, upload: source.address }
  const body = 'path' in source ? await keptBlob(source, file) : await drawn(source)
  // The SDK's types lack Blob, which the transport streams.
  const { sys } = await client.upload.create({}, { file: body as unknown as ArrayBuffer })
  done(1)
  return { contentType, fileName, uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: sys.id } } }
}

async function drawn({ drawing, picture: { width, height } }: Drawing): Promise<Blob> {
  const { default: sharp } = await import('sharp') // sharp loads slowly, and only drawings need it.
  const png = await sharp(Buffer.from(drawing))
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 6 }) // Level 9 takes three times as long and saves a fifth.
    .toBuffer()
  return new Blob([new Uint8Array(png)])
}
