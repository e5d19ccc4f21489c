import { globSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** Islands are named after their folder. */
const places = ['packages/{ui,content}/**/enhance.ts', 'site/{preview,features,page}/**/enhance.ts']

const root = resolve(import.meta.dirname, '../..')

/** Throws for a duplicate name. */
export function findIslands(folder = root): Record<string, string> {
  const files = globSync(places, {
    cwd: folder,
    exclude: (path) => path.endsWith('node_modules'),
  })
  const islands: Record<string, string> = {}
  for (const file of files.toSorted()) {
    const name = basename(dirname(file))
    const other = islands[name]
    if (other)
      throw new Error(
        `Two islands have the name “${name}”: ${dirname(other)} and ${join(folder, dirname(file))}. Rename one folder, and the name in its island().`,
      )
    islands[name] = join(folder, file)
  }
  return islands
}
