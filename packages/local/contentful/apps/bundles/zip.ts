import { inflateRawSync } from 'node:zlib'

export type ZipFile = { name: string; body: Buffer }

export class ZipError extends Error {
  readonly code = 'ZIP_INVALID'
}

const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 } as const
const sizes = { end: 22, entry: 46, file: 30, comment: 0xffff } as const
const methods = { stored: 0, deflated: 8 } as const

type ZipLimits = { files: number; bytes: number }

/** Omits folders. Throws ZipError, also beyond the limits. */
export function filesInZip(zip: Buffer, limits: ZipLimits): ZipFile[] {
  try {
    return readFiles(zip, limits)
  } catch (error) {
    if (error instanceof ZipError) throw error
    throw new ZipError(`The zip file is damaged: ${(error as Error).message}`)
  }
}

function readFiles(zip: Buffer, limits: ZipLimits): ZipFile[] {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  const files: ZipFile[] = []
  let at = zip.readUInt32LE(end + 16)
  let bytes = 0
  for (let index = 0; index < count; index++) {
    const entry = entryAt(zip, at)
    at = entry.next
    if (entry.name.endsWith('/')) continue
    bytes += entry.size
    if (files.length >= limits.files) throw new ZipError(`There are more than ${limits.files} files.`)
    if (bytes > limits.bytes) throw new ZipError(`The files are larger than ${limits.bytes} bytes.`)
    files.push({ name: entry.name, body: bodyOf(zip, entry) })
  }
  return files
}

/** The end record precedes a comment of any length. */
function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - sizes.end - sizes.comment)
  for (let at = zip.length - sizes.end; at >= first; at--)
    if (zip.readUInt32LE(at) === signatures.end) return at
  throw new ZipError('This is not a zip file.')
}

type ZipEntry = { name: string; method: number; packed: number; size: number; at: number; next: number }

function entryAt(zip: Buffer, at: number): ZipEntry {
  if (zip.readUInt32LE(at) !== signatures.entry) throw new ZipError('The list of files is damaged.')
  const [name, extra, comment] = [
    zip.readUInt16LE(at + 28),
    zip.readUInt16LE(at + 30),
    zip.readUInt16LE(at + 32),
  ]
  return {
    name: zip.toString('utf8', at + sizes.entry, at + sizes.entry + name),
    method: zip.readUInt16LE(at + 10),
    packed: zip.readUInt32LE(at + 20),
    size: zip.readUInt32LE(at + 24),
    at: zip.readUInt32LE(at + 42),
    next: at + sizes.entry + name + extra + comment,
  }
}

function bodyOf(zip: Buffer, { name, method, packed, size, at }: ZipEntry): Buffer {
  if (zip.readUInt32LE(at) !== signatures.file) throw new ZipError(`The file "${name}" is damaged.`)
  const start = at + sizes.file + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const body = zip.subarray(start, start + packed)
  if (method === methods.stored) return body
  if (method !== methods.deflated) throw new ZipError(`The file "${name}" is packed by an unknown method.`)
  return inflateRawSync(body, { maxOutputLength: Math.max(1, size) })
}
