import { storedImagesHost } from '../assets/file-address.ts'
import { addressIn, type Files } from '../images/files.ts'
import type { Uploads } from '../uploads/uploads.ts'

/** `file.{locale}` before the processing. */
export type RawFile = {
  fileName: string
  contentType: string
  upload?: string
  uploadFrom?: { sys: { id: string } }
}
type Sources = { files: Files; uploads: Uploads; imagesHost: () => string }

const fetchTimeoutMs = 30_000

/** Reads an upload, a file of this service (any scheme) or the network. */
export async function bytesOf(raw: RawFile, space: string, sources: Sources): Promise<Buffer | undefined> {
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
