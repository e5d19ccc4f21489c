import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { islandsFolder, readManifest } from '../../../site/islands/manifest.ts'
import { total, weight } from './weight.ts'

/** Islands that a visitor loads without a click. */
export const islandsIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/<[^>]*\bdata-island="([^"]+)"[^>]*>/g)]
      .filter(([tag]) => !tag.includes('data-when="use"'))
      .map(([, name = '']) => name),
  ),
]

export function weigher(distDir: string) {
  const { loader, shared, islands } = readManifest(distDir)
  const weightOf = (file: string) => weight(readFileSync(join(islandsFolder(distDir), file)))
  const filesOf = (name: string) => {
    const files = islands[name]
    if (!files) throw new Error(`The build has no island “${name}”.`)
    return files
  }
  return {
    shared: total(shared.map(weightOf)),
    start: total([loader.file, ...shared].map(weightOf)),
    /** Counts each file once. */
    islands: (names: readonly string[]) => total([...new Set(names.flatMap(filesOf))].map(weightOf)),
  }
}
