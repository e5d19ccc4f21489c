import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsIn } from './load-changes.ts'

/** Also corrects imports of own parts and of the previous change. Returns the changed paths below the folder. */
export function renameChanges(folder: string, renames: ReadonlyMap<string, string>): string[] {
  // Renames the highest number first, so that each name is free.
  const order = [...renames].toSorted(([, one], [, other]) => (one < other ? 1 : -1))
  const paths = order.flatMap(([id, next]) => {
    const hasParts = existsSync(join(folder, id))
    renameSync(join(folder, `${id}.ts`), join(folder, `${next}.ts`))
    if (hasParts) renameSync(join(folder, id), join(folder, next))
    return [
      `${next}.ts`,
      ...(hasParts ? readdirSync(join(folder, next)).map((file) => `${next}/${file}`) : []),
    ]
  })
  for (const path of paths) mendImports(join(folder, path), renames)
  const ids = idsIn(folder)
  for (const next of renames.values())
    mendPrevious(join(folder, `${next}.ts`), ids[ids.indexOf(next) - 1] ?? '')
  return paths.toSorted()
}

function mendPrevious(path: string, previous: string) {
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, source.replace(/^(import type \w+ from ['"]\.\/)[^/'"]+(?=\.ts['"])/m, `$1${previous}`))
}

function mendImports(path: string, renames: ReadonlyMap<string, string>) {
  const source = readFileSync(path, 'utf8')
  const mended = source.replace(
    /(['"](?:\.\.?\/)+)(\d{4}-[a-z0-9-]+)(?=\/|\.ts['"])/g,
    (written: string, start: string, id: string) =>
      renames.has(id) ? `${start}${renames.get(id)}` : written,
  )
  if (mended !== source) writeFileSync(path, mended)
}
