import { inParallel } from '@association/services/management/index.ts'
import type { AssetWish, FileWish, Kept } from '../wish/wish.ts'
import type { FileFailure } from './assets.ts'
import { FileFault, keptBlob } from './kept-blob.ts'

const atOnce = 4

type KeptFile = Omit<FileFailure, 'reason'> & { file: FileWish; source: Kept }

/** Checks every file beside an export, including files that the space has already. */
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
