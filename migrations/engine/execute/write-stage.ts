import type { LeftEntry } from '../operations/left.ts'
import type { EntryOperation, Stage } from '../operations/operation.ts'
import { writeEntries } from './write-entries.ts'
import { writeTag } from './write-tag.ts'
import { writeType } from './write-type.ts'
import type { Writing } from './writing.ts'

export async function writeStage({ operations }: Stage, writing: Writing): Promise<LeftEntry[]> {
  const entries: EntryOperation[] = []
  for (const operation of operations) {
    if (operation.kind === 'entry') {
      entries.push(operation)
      continue
    }
    if (operation.kind === 'tag') await writeTag(operation, writing)
    else await writeType(writing.client, operation, writing.beforeWrite)
    writing.done(1)
  }
  return writeEntries(entries, writing)
}
