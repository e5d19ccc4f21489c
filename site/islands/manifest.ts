import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `buildIslands` built. Every file is named relative to the folder of the islands. */
export type IslandsManifest = {
  loader: { file: string; integrity: string }
  /** What the loader loads for any island. */
  shared: string[]
  /** The files of each island by its name: its own first, then those that it imports. */
  islands: Record<string, string[]>
  files: string[]
}

/** The address of the folder of the islands on the site. */
export const islandsBase = '/islands/'

export const islandsFolder = (distDir: string) => join(distDir, 'islands')

/** Beside the folder, whose files are all served. */
const fileOf = (distDir: string) => join(distDir, 'islands-manifest.json')

export const writeManifest = (distDir: string, manifest: IslandsManifest) =>
  writeFileSync(fileOf(distDir), `${JSON.stringify(manifest, undefined, 2)}\n`)

export const readManifest = (distDir: string): IslandsManifest =>
  JSON.parse(readFileSync(fileOf(distDir), 'utf8'))

/** What the server needs: the loader's script, and the names of all files in the folder of the islands that it serves. */
export function readIslands(distDir: string) {
  const { loader, files } = readManifest(distDir)
  return { loader: { src: `${islandsBase}${loader.file}`, integrity: loader.integrity }, files }
}
