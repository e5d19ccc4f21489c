import { globSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** Where islands may be: each is a folder with an `enhance.ts`, and the name of the folder is its name. */
const places = ['packages/{ui,content}/**/enhance.ts', 'site/{preview,features,page}/**/enhance.ts']

const root = resolve(import.meta.dirname, '../..')

/** The absolute path of each island's `enhance.ts` by the island's name. Throws when two islands have the same name. */
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
