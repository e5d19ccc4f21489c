import { MigrationError } from '../../engine/errors.ts'
import { changesFolder, loadChanges } from '../../engine/history/load-changes.ts'
import { compare } from '../../engine/model/compare.ts'
import { replay } from '../../engine/model/replay.ts'
import { validate } from '../../engine/model/validate.ts'
import { wishedModels } from '../../engine/model/wish.ts'
import type { Difference } from '../../engine/new/chain.ts'
import { findRenames, type Renaming, spell } from '../../engine/new/renames.ts'
import type { Models } from '../../engine/specs/space-model.ts'
import type { Io } from '../../io.ts'
import { checkName, writeNextChange } from './write.ts'

export type NewOptions = {
  name: string
  /** `talk.room=place` renames a field, `talk=session` a content type. */
  rename?: readonly string[]
  notRenamed?: boolean
  empty?: boolean
  folder?: string
  wish?: Models
}

export async function run(options: NewOptions, io: Pick<Io, 'out' | 'err' | 'confirm'>): Promise<number> {
  const { name, folder = changesFolder, empty = false } = options
  checkName(name)
  const from = replay(await loadChanges(folder))
  const difference = empty ? { from, to: from } : await differenceTo(from, options, io)
  if (!difference) {
    io.out(
      'The history already leads to the model: there is nothing to write. Add --empty to change content.',
    )
    return 0
  }
  writeNextChange({ folder, name, difference }, io)
  return 0
}

async function differenceTo(
  from: Models,
  { wish = wishedModels(), rename = [], notRenamed = false }: NewOptions,
  { confirm }: Pick<Io, 'confirm'>,
): Promise<Difference | undefined> {
  if (compare(from, wish).length === 0) return undefined
  validate(wish)
  const found = await findRenames(from, wish, { given: rename, confirm: notRenamed ? undefined : confirm })
  if (!notRenamed) refuseOpen(found)
  return { from, to: wish, found }
}

/** A rename keeps values and a deletion loses them, so a person must decide. */
function refuseOpen({ open }: Renaming) {
  if (open.length === 0) return
  throw new MigrationError('USAGE', [
    'Were these renamed? The command cannot ask without a terminal, and wrote nothing:',
    ...open.map((candidate) => `  --rename ${spell(candidate)}`),
    'Run the command again with the options that are right, and with --not-renamed if the rest is new.',
  ])
}
