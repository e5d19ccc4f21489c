import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { islandsFolder, readManifest } from '../../../site/islands/manifest.ts'
import { total, weight } from './weight.ts'

/** The names of the islands in a page's markup, each once. */
export const islandsIn = (html: string) => [
  ...new Set([...html.matchAll(/\bdata-island="([^"]+)"/g)].map(([, name = '']) => name)),
]

/** What the islands of a build weigh. */
export function weigher(distDir: string) {
  const { loader, shared, islands } = readManifest(distDir)
  const weightOf = (file: string) => weight(readFileSync(join(islandsFolder(distDir), file)))
  const filesOf = (name: string) => {
    const files = islands[name]
    if (!files) throw new Error(`The build has no island “${name}”.`)
    return files
  }
  return {
    /** What the loader loads for any island. */
    shared: total(shared.map(weightOf)),
    /** What starts islands, on a page that has some. */
    start: total([loader.file, ...shared].map(weightOf)),
    /** All files of these islands, each file once. */
    islands: (names: readonly string[]) => total([...new Set(names.flatMap(filesOf))].map(weightOf)),
  }
}
