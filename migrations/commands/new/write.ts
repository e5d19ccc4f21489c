import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MigrationError } from '../../engine/errors.ts'
import { changeIds } from '../../engine/history/load-changes.ts'
import { numbered } from '../../engine/history/numbering.ts'
import type { Difference } from '../../engine/new/chain.ts'
import { formatFiles } from '../../engine/new/format-files.ts'
import { changeFiles } from '../../engine/new/write-change.ts'
import type { Io } from '../../io.ts'

/** Writes the files of the next change, and says what to do with them. */
export function writeNextChange(
  { folder, name, difference }: { folder: string; name: string; difference: Difference },
  io: Pick<Io, 'out'>,
): void {
  const id = numbered(`0000-${name}`, changeIds(folder).length + 1)
  const files = changeFiles(id, sentence(name), difference)
  write(folder, files)
  for (const path of files.keys()) io.out(`Wrote migrations/changes/${path}`)
  const isTidy = formatFiles([...files.keys()].map((path) => join(folder, path)))
  const steps = [
    'Read it',
    'complete it',
    ...(isTidy ? [] : ['run `npm run format`']),
    'then run `npm run migrate -- plan`',
  ]
  io.out(`${steps.join(', ')}. Once applied it must not change.`)
}

function write(folder: string, files: ReadonlyMap<string, string>) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: 'wx' })
  }
}

const sentence = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Throws when a change cannot be called so. */
export function checkName(name: string): void {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= 40) return
  throw new MigrationError(
    'USAGE',
    `“${name}” is no name for a change: use up to 40 small letters, digits and -, such as add-calendly.`,
  )
}
