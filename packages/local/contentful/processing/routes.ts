import type { FastifyInstance, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { storedImagesHost } from '../assets/file-address.ts'
import type { ContentEntity } from '../entity.ts'
import { badRequest, notFound, versionMismatch } from '../http/errors.ts'
import { idOf, paramsOf, placeOf } from '../http/scope.ts'
import { addressIn, type Files, fileNameIn, openFiles, tokenOf, urlOf } from '../images/files.ts'
import { isTransformable } from '../images/transform.ts'
import { touched } from '../management/lifecycle.ts'
import type { Plugin } from '../plugin.ts'
import { assets, type StorePlace } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { openUploads, type Uploads } from '../uploads/uploads.ts'

/** `PUT …/assets/{id}/files/{locale}/process` responds at once; the asset changes when its file is ready. */
export const processing: Plugin = { name: 'processing', routes: { management: processingRoutes } }

function processingRoutes(app: FastifyInstance, twin: Twin) {
  const { store } = twin
  const process = processor(twin)
  app.put(
    '/spaces/:space/environments/:environment/assets/:id/files/:locale/process',
    async (request, reply) => {
      const place = placeOf(store, request)
      const { locale = '' } = paramsOf(request)
      const asset = store.get(assets, place, idOf(request))
      if (asset === undefined) throw notFound('Asset', idOf(request), place)
      const raw = rawFile(asset, locale)
      if (raw === undefined) throw badRequest(`The asset has no file to process for the locale ${locale}.`)
      const version = versionOf(request)
      if (!process.accepts(asset, version)) throw versionMismatch(version)
      process.start({ place, id: asset.sys.id, locale, raw })
      return reply.code(204).send()
    },
  )
}

/** `file.{locale}` before the processing. */
type RawFile = {
  fileName: string
  contentType: string
  upload?: string
  uploadFrom?: { sys: { id: string } }
}

type Job = { place: StorePlace; id: string; locale: string; raw: RawFile }

function processor({ store, changes, hosts, now }: Twin) {
  const sources = {
    files: openFiles(store.database),
    uploads: openUploads(store.database, now),
    imagesHost: () => hosts.images,
  }
  /** Maps the version after a processing to the requested one. */
  const movedFrom = new WeakMap<ContentEntity, number>()

  async function work({ place, id, locale, raw }: Job) {
    const body = await bytesOf(raw, place.space, sources)
    if (body === undefined) return
    const details = await detailsOf(body, raw.contentType)
    const address = { space: place.space, asset: id, token: tokenOf(body), name: fileNameIn(raw.fileName) }
    const asset = store.get(assets, place, id)
    if (asset === undefined || !isSameSource(rawFile(asset, locale), raw)) return
    const { fileName, contentType } = raw
    const file = { url: urlOf(storedImagesHost, address), details, fileName, contentType }
    const processed = withFile(asset, { locale, file, at: now() })
    store.transaction(() => {
      sources.files.put(address, { body, contentType })
      store.put(assets, place, processed)
    })
    movedFrom.set(processed, movedFrom.get(asset) ?? asset.sys.version)
    changes.emit({ place, type: 'Asset', action: 'save', entity: processed })
  }

  return {
    /** SDKs request all locales with one version; the first can be ready before the last request. */
    accepts: (asset: ContentEntity, version: number | undefined) =>
      version !== undefined &&
      version <= asset.sys.version &&
      version >= (movedFrom.get(asset) ?? asset.sys.version),
    /** An unavailable file stays unprocessed, as at Contentful. */
    start: (job: Job) => void work(job).catch(() => {}),
  }
}

function withFile(
  asset: ContentEntity,
  { locale, file, at }: { locale: string; file: object; at: Date },
): ContentEntity {
  const fields = { ...asset.fields, file: { ...asset.fields.file, [locale]: file } }
  return touched({ ...asset, fields }, at)
}

function rawFile(asset: ContentEntity, locale: string): RawFile | undefined {
  const file = asset.fields.file?.[locale] as Partial<RawFile> | undefined
  if (file?.upload === undefined && file?.uploadFrom === undefined) return undefined
  return { fileName: 'file', contentType: 'application/octet-stream', ...file }
}

const isSameSource = (now: RawFile | undefined, then: RawFile) =>
  now?.upload === then.upload && now?.uploadFrom?.sys.id === then.uploadFrom?.sys.id

function versionOf(request: FastifyRequest) {
  const version = Number(request.headers['x-contentful-version'])
  return Number.isInteger(version) ? version : undefined
}

/** Bytes; pixels after the EXIF rotation. */
async function detailsOf(body: Buffer, contentType: string) {
  const image =
    isTransformable(contentType) || contentType === 'image/svg+xml' ? await sizeOf(body) : undefined
  return { size: body.length, ...(image ? { image } : {}) }
}

async function sizeOf(body: Buffer) {
  try {
    const { autoOrient } = await sharp(body).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return undefined
  }
}

type Sources = { files: Files; uploads: Uploads; imagesHost: () => string }

const fetchTimeoutMs = 30_000

/** Reads an upload, a file of this service (any scheme) or the network. */
async function bytesOf(raw: RawFile, space: string, sources: Sources): Promise<Buffer | undefined> {
  if (raw.uploadFrom) return sources.uploads.body(space, raw.uploadFrom.sys.id)
  if (raw.upload === undefined) return undefined
  const url = raw.upload
  const own = [sources.imagesHost(), storedImagesHost].map((host) => addressIn(url, host)).find(Boolean)
  return (own && sources.files.get(own)?.body) ?? download(url)
}

async function download(upload: string): Promise<Buffer | undefined> {
  const url = URL.parse(upload.startsWith('//') ? `https:${upload}` : upload)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) })
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
  } catch {
    return undefined
  }
}
