import type { Space } from '@association/content'
import { MigrationError } from '../errors.ts'
import type { JournalEntry } from '../journal/journal.ts'
import type { LoadedChange } from './load-changes.ts'
import { refuseReplaced } from './replaced.ts'

type Journal = readonly JournalEntry[]

export const recordOf = (journal: Journal, id: string) => journal.find((entry) => entry.id === id)

const isApplied = (journal: Journal, id: string) => recordOf(journal, id)?.outcome === 'applied'

/** An interrupted run left its plan in the journal. */
export const isHalfApplied = ({ outcome, parts }: JournalEntry) =>
  parts !== undefined && (outcome === 'started' || outcome === 'failed')

export const appliedCount = (journal: Journal, changes: readonly LoadedChange[]) =>
  changes.filter(({ id }) => isApplied(journal, id)).length

/** Throws unless the folder begins with the journal's changes, file for file and byte for byte. */
export function verifyHistory(space: Space, journal: Journal, changes: readonly LoadedChange[]): void {
  refuseReplaced(space, journal, changes)
  for (const entry of journal) {
    if (entry.outcome === 'applied') refuseEdited(space, entry, changes)
    else if (isHalfApplied(entry)) refuseEditedHalfway(space, entry, changes)
    else if (entry.outcome === 'rollingBack')
      throw new MigrationError(
        'CONFLICT',
        `${entry.id} is half rolled back in ${space}: run \`npm run migrate -- rollback --space ${space}\` to finish it.`,
      )
  }
  const applied = journal.filter(({ outcome }) => outcome === 'applied')
  const skipped = changes.slice(0, applied.length).find(({ id }) => !isApplied(journal, id))
  const later = applied.find(({ id }) => skipped && id > skipped.id)
  if (skipped && later)
    throw new MigrationError(
      'OUT_OF_ORDER',
      `The history of ${space} lacks ${skipped.id}, but has the later change ${later.id}. ` +
        `If ${skipped.id} is applied, record it with \`npm run migrate -- resolve ${skipped.id} --applied --space ${space}\`. ` +
        `If not, run \`npm run migrate -- rollback --space ${space} --to ${later.id}\` and then \`npm run migrate -- apply\`.`,
    )
}

function refuseEdited(space: Space, { id, checksum }: JournalEntry, changes: readonly LoadedChange[]): void {
  const file = changes.find((change) => change.id === id)
  if (!file)
    throw new MigrationError(
      'MISSING',
      `${id} is applied in ${space}, but migrations/changes/${id}.ts is missing: restore it from version control, ` +
        `or take the change back with \`npm run migrate -- rollback --space ${space} --to ${id}\`.`,
    )
  if (file.checksum !== checksum)
    throw new MigrationError(
      'TAMPERED',
      `${id} was changed after it was applied in ${space}: applied ${checksum}, now ${file.checksum}. ` +
        'Restore the file and write a new change instead. ' +
        `If the file still does the same, run \`npm run migrate -- resolve ${id} --accept-checksum --space ${space}\`.`,
    )
}

function refuseEditedHalfway(
  space: Space,
  { id, checksum }: JournalEntry,
  changes: readonly LoadedChange[],
): void {
  const file = changes.find((change) => change.id === id)
  if (!file)
    throw new MigrationError(
      'MISSING',
      `${id} is half applied in ${space}, but migrations/changes/${id}.ts is missing: restore it and run \`npm run migrate -- apply\`, or take it back with \`npm run migrate -- rollback --space ${space}\`.`,
    )
  if (file.checksum !== checksum)
    throw new MigrationError(
      'TAMPERED',
      `${id} was changed while it is half applied in ${space}: restore the file and run \`npm run migrate -- apply\`, or take it back with \`npm run migrate -- rollback --space ${space}\` and then change it.`,
    )
}
