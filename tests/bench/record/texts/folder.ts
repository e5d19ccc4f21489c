import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Texts = ReadonlyMap<string, string>

const ending = '.txt'

export function writeTexts(folder: string, texts: Texts): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of texts) {
    const file = join(folder, name + ending)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Throws if the folder has no record. */
export function readTexts(folder: string): Texts {
  const files = globSync(`**/*${ending}`, { cwd: folder }).toSorted()
  if (files.length === 0) throw new Error(`There is no record in ${folder}.`)
  return new Map(
    files.map((file) => [file.slice(0, -ending.length), readFileSync(join(folder, file), 'utf8')]),
  )
}
