import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MigrationError } from '../../engine/errors.ts'
import { changeIds, changesFolder, loadChanges } from '../../engine/history/load-changes.ts'
import { compare, specOf } from '../../engine/model/compare.ts'
import { type Models, replay } from '../../engine/model/replay.ts'
import { validate } from '../../engine/model/validate.ts'
import { wishedModels } from '../../engine/model/wish.ts'
import type { Difference } from '../../engine/new/chain.ts'
import { formatFiles } from '../../engine/new/format-files.ts'
import { type Found, findRenames, spell } from '../../engine/new/renames.ts'
import { changeFiles } from '../../engine/new/write-change.ts'
import type { Io } from '../../io.ts'

export type NewOptions = {
  name: string
  /** What was renamed, where nobody can be asked: `talk.room=place`, `talk=session`. */
  rename?: readonly string[]
  /** Nothing else was renamed. */
  notRenamed?: boolean
  /** A change of content alone. */
  empty?: boolean
  /** Content types that `before.ts` shall hold whole, for words that a person adds. */
  type?: readonly string[]
  folder?: string
  wish?: Models
}

/** Writes the next change: what the model has and the history has not. Asks what was renamed. */
export async function run(options: NewOptions, io: Pick<Io, 'out' | 'err' | 'confirm'>): Promise<number> {
  const { name, folder = changesFolder, empty = false, type: types } = options
  checkName(name)
  const from = replay(await loadChanges(folder))
  refuseUnknownTypes(types, from)
  const difference = empty ? { from, to: from, types } : await differenceTo(from, options, io)
  if (!difference) {
    io.out(
      'The history already leads to the model: there is nothing to write. Add --empty to change content.',
    )
    return 0
  }
  const id = `${String(changeIds(folder).length + 1).padStart(4, '0')}-${name}`
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
  return 0
}

function write(folder: string, files: ReadonlyMap<string, string>) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: 'wx' })
  }
}

async function differenceTo(
  from: Models,
  { wish = wishedModels(), rename = [], notRenamed = false, type: types }: NewOptions,
  { confirm }: Pick<Io, 'confirm'>,
): Promise<Difference | undefined> {
  if (compare(from, wish).length === 0) return undefined
  validate(wish)
  const found = await findRenames(from, wish, { given: rename, confirm: notRenamed ? undefined : confirm })
  if (!notRenamed) refuseOpen(found)
  return { from, to: wish, types, found }
}

/** Whether values are kept or lost is for a person to say. */
function refuseOpen({ open }: Found) {
  if (open.length === 0) return
  throw new MigrationError('USAGE', [
    'Were these renamed? The command cannot ask without a terminal, and wrote nothing:',
    ...open.map((candidate) => `  --rename ${spell(candidate)}`),
    'Run the command again with the options that are right, and with --not-renamed if the rest is new.',
  ])
}

function refuseUnknownTypes(types: readonly string[] = [], from: Models) {
  const unknown = types.find((type) => !specOf(from, type))
  if (unknown !== undefined)
    throw new MigrationError('USAGE', `The history has no content type ${unknown}: check --type.`)
}

function checkName(name: string) {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= 40) return
  throw new MigrationError(
    'USAGE',
    `“${name}” is no name for a change: use up to 40 small letters, digits and -, such as add-calendly.`,
  )
}

const sentence = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
