import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MigrationError } from '../../engine/errors.ts'
import { changeIds } from '../../engine/history/load-changes.ts'
import { numbered } from '../../engine/history/numbering.ts'
import type { Difference } from '../../engine/new/chain.ts'
import { formatFiles } from '../../engine/new/format-files.ts'
import { changeFiles } from '../../engine/new/write-change.ts'
import type { Io } from '../../io.ts'

export function writeNextChange(
  { folder, name, difference }: { folder: string; name: string; difference: Difference },
  io: Pick<Io, 'out'>,
): void {
  const ids = changeIds(folder)
  const id = numbered(`0000-${name}`, ids.length + 1)
  const isTidy = writeFiles(
    folder,
    changeFiles({ id, about: sentence(name), previous: ids.at(-1) }, difference),
    io,
  )
  const steps = [
    'Read it',
    'complete it',
    ...(isTidy ? [] : ['run `npm run format`']),
    'then run `npm run migrate -- plan`',
  ]
  io.out(`${steps.join(', ')}. Once applied it must not change.`)
}

/** Never overwrites a file. Returns false if the formatter is not installed. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>, io: Pick<Io, 'out'>): boolean {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: 'wx' })
    io.out(`Wrote migrations/changes/${path}`)
  }
  return formatFiles([...files.keys()].map((path) => join(folder, path)))
}

export const sentence = (name: string) =>
  name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

export function checkName(name: string): void {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= 40) return
  throw new MigrationError(
    'USAGE',
    `“${name}” is no name for a change: use up to 40 small letters, digits and -, such as add-calendly.`,
  )
}
