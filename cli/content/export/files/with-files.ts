import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isRecord } from '@association/content/safe/is-record.ts'
import { unwritable } from '@association/services/command-line'
import { makeFolder } from '@association/services/command-line/make-folder.ts'
import { inParallel } from '@association/services/management/index.ts'
import { removeAbandonedDrafts } from '../../../output/drafts.ts'
import type { ExportedEntity, SpaceExport } from '../space-export.ts'
import { DownloadError, type Downloaded, download, type FileDownload, type Into } from './download.ts'
import { isKeptName, keptAddress } from './kept-file.ts'

const atOnce = 6

export type Saving = Omit<Into, 'folder'> & {
  folder: string
  scheme: 'http' | 'https'
  now: Date
  done(files: number): void
}

export type Saved = { all: SpaceExport; problems: readonly string[] }

/** Throws Refusal for disk errors. */
export async function withFiles(all: SpaceExport, saving: Saving): Promise<Saved> {
  const places = filesIn([...all.assets, ...all.publishedAssets])
  if (places.size === 0) return { all, problems: [] }
  await prepare(saving)
  const problems: string[] = []
  const kept = new Map<string, Downloaded>()
  await inParallel([...places.values()], atOnce, async ({ asset, url, ...wanted }) => {
    try {
      kept.set(url, await download({ ...wanted, url: withScheme(url, saving.scheme) }, saving))
    } catch (error) {
      if (!(error instanceof DownloadError)) throw unlessStopped(error, saving)
      problems.push(
        `The file ${wanted.fileName} of the asset ${asset} cannot be downloaded: ${error.message}.`,
      )
    }
    saving.done(1)
  })
  const named = (asset: ExportedEntity) => withAddresses(asset, { kept, folder: saving.folder })
  return {
    all: { ...all, assets: all.assets.map(named), publishedAssets: all.publishedAssets.map(named) },
    problems: problems.toSorted(),
  }
}

export const countFiles = ({ assets, publishedAssets }: SpaceExport) =>
  filesIn([...assets, ...publishedAssets]).size

export async function removeStaleFiles(folder: string, { assets, publishedAssets }: SpaceExport) {
  const wanted = new Set([...filesIn([...assets, ...publishedAssets]).keys()].map((url) => basename(url)))
  const names = await readdir(folder).catch(() => [])
  for (const name of names) if (isKeptName(name) && !wanted.has(name)) await rm(join(folder, name))
}

type FileOfAsset = FileDownload & { asset: string }

function filesIn(assets: readonly ExportedEntity[]): Map<string, FileOfAsset> {
  const files = assets.flatMap(({ sys, fields }) =>
    Object.values(fields.file ?? {}).flatMap((file): [string, FileOfAsset][] => {
      const { url, fileName, details } = isRecord(file) ? file : {}
      if (typeof url !== 'string') return []
      const bytes = isRecord(details) && typeof details.size === 'number' ? details.size : undefined
      return [[url, { url, fileName: String(fileName ?? ''), bytes, asset: sys.id }]]
    }),
  )
  return new Map(files)
}

function withAddresses(
  asset: ExportedEntity,
  { kept, folder }: { kept: Map<string, Downloaded>; folder: string },
) {
  const files = Object.entries(asset.fields.file ?? {}).map(([locale, file]) => {
    const found = isRecord(file) ? kept.get(String(file.url)) : undefined
    if (!found) return [locale, file]
    const url = keptAddress(basename(folder), found.name)
    return [locale, { ...(file as object), url, sha256: found.sha256 }]
  })
  return { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } }
}

/** Contentful omits `https:` in file URLs. */
const withScheme = (url: string, scheme: string) => (url.startsWith('//') ? `${scheme}:${url}` : url)

async function prepare({ folder, now }: Saving) {
  try {
    makeFolder(folder, 0o700)
    await removeAbandonedDrafts(folder, { now, isOurs: (name) => name === 'download' })
  } catch (error) {
    throw unwritable(folder, error)
  }
}

function unlessStopped(error: unknown, { folder, signal }: Saving) {
  return signal?.aborted ? error : unwritable(folder, error)
}
