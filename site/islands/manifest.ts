import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files are relative to the islands folder. */
export type IslandsManifest = {
  loader: { file: string; integrity: string }
  /** The loader loads these for any island. */
  shared: string[]
  /** Own file first, then its imports. */
  islands: Record<string, string[]>
  files: string[]
}

export const islandsBase = '/islands/'

export const islandsFolder = (distDir: string) => join(distDir, 'islands')

/** Outside the folder, whose files are all served. */
const fileOf = (distDir: string) => join(distDir, 'islands-manifest.json')

export const writeManifest = (distDir: string, manifest: IslandsManifest) =>
  writeFileSync(fileOf(distDir), `${JSON.stringify(manifest, undefined, 2)}\n`)

export const readManifest = (distDir: string): IslandsManifest =>
  JSON.parse(readFileSync(fileOf(distDir), 'utf8'))

export function readIslands(distDir: string) {
  const { loader, files } = readManifest(distDir)
  return { loader: { src: `${islandsBase}${loader.file}`, integrity: loader.integrity }, files }
}
