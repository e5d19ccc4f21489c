import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compare } from '../../engine/compare.ts'
import { MigrationError } from '../../engine/errors.ts'
import { changeIds, changesFolder, loadChanges } from '../../engine/load-changes.ts'
import { type Models, replay } from '../../engine/replay.ts'
import { validate } from '../../engine/validate.ts'
import { wishedModels } from '../../engine/wish.ts'
import { changeFiles } from '../../engine/write-change.ts'
import type { Io } from '../io.ts'

export type NewOptions = { name: string; folder?: string; wish?: Models }

/** Writes the next change: what the model has and the history has not. */
export async function run(options: NewOptions, { out }: Pick<Io, 'out'>): Promise<number> {
  const { name, folder = changesFolder, wish = wishedModels() } = options
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new MigrationError(
      'USAGE',
      `“${name}” is no name for a change: use up to 40 small letters, digits and -, such as add-calendly.`,
    )
  const steps = compare(replay(await loadChanges(folder)), wish)
  if (steps.length === 0) {
    out('The history already leads to the model: there is nothing to write.\n')
    return 0
  }
  validate(wish)
  const id = `${String(changeIds(folder).length + 1).padStart(4, '0')}-${name}`
  for (const [path, text] of changeFiles(id, sentence(name), steps)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: 'wx' })
    out(`Wrote migrations/changes/${path}\n`)
  }
  out('Read it, complete it, run `pnpm format`, then `pnpm migrate plan`. Once applied it must not change.\n')
  return 0
}

const sentence = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
