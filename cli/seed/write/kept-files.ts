import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { inParallel } from '@association/services/management/index.ts'
import type { AssetWish, FileWish, Kept } from '../wish/wish.ts'

export type FileFailure = { asset: string; locale: string; fileName: string; reason: string }

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

const atOnce = 4

type KeptFile = Omit<FileFailure, 'reason'> & { file: FileWish; source: Kept }

/** Checks every file beside an export, even if the space has it. */
export async function damagedFiles(assets: readonly AssetWish[]): Promise<FileFailure[]> {
  const kept = new Map(assets.flatMap(keptFilesOf).map((each) => [each.source.path, each]))
  const checked = await inParallel([...kept.values()], atOnce, async ({ file, source, ...where }) => {
    try {
      await keptBlob(source, file)
      return []
    } catch (error) {
      if (!(error instanceof FileFault)) throw error
      return [{ ...where, reason: error.message }]
    }
  })
  return checked.flat()
}

const keptFilesOf = ({ id, fields, saved }: AssetWish): KeptFile[] =>
  [fields, saved].flatMap((version) =>
    Object.entries(version?.file ?? {}).flatMap(([locale, file]): KeptFile[] =>
      'sha256' in file.source
        ? [{ asset: id, locale, fileName: file.fileName, file, source: file.source }]
        : [],
    ),
  )
