import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FileWish, Kept } from '../wish/wish.ts'

export class FileFault extends Error {
  override readonly name = 'FileFault'
  readonly code = 'FILE'
}

/** Streams from disk. Throws FileFault if the file differs from the exported one. */
export async function keptBlob({ path, sha256 }: Kept, { bytes }: Pick<FileWish, 'bytes'>): Promise<Blob> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new FileFault(`${path} does not exist`)
  if (bytes !== undefined && found.size !== bytes)
    throw new FileFault(`${path} has ${found.size} bytes, and the export says ${bytes}`)
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Uint8Array)
  if (hash.digest('hex') !== sha256)
    throw new FileFault(`${basename(path)} is not the file that was exported: its SHA-256 is another`)
  return openAsBlob(path)
}
