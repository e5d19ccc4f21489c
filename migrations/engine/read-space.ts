import { collect, isReserved, journalType, type SpaceClient } from '@association/services/management/index.ts'
import type { ContentTypeProps } from 'contentful-management'
import { type JournalEntry, readJournal } from './journal.ts'
import type { SpaceModel } from './space-model.ts'
import { fromWire } from './wire.ts'

/** What a space holds now; reading it makes only GET requests. */
export type SpaceState = {
  model: SpaceModel
  /** Content types that were saved and not published. */
  unpublished: ReadonlySet<string>
  journal: readonly JournalEntry[]
  /** Whether the history and the lock have their content type yet. */
  hasJournal: boolean
}

/** Reads the model, its editors and the history of a space; only GET requests leave. */
export async function readSpace(client: SpaceClient): Promise<SpaceState> {
  const types = await collect((query) => client.contentType.getMany({ query }))
  const hasJournal = types.some(({ sys }) => sys.id === journalType && sys.publishedVersion)
  const [editors, journal] = await Promise.all([
    collect((query) => client.editorInterface.getMany({ query })),
    hasJournal ? readJournal(client) : [],
  ])
  const own = types.filter(({ sys }) => !isReserved(sys.id))
  const editorOf = new Map(editors.map((editor) => [editor.sys.contentType.sys.id, editor]))
  return {
    model: Object.fromEntries(own.map((type) => [type.sys.id, fromWire(type, editorOf.get(type.sys.id))])),
    unpublished: new Set(own.filter(hasUnpublished).map(({ sys }) => sys.id)),
    journal,
    hasJournal,
  }
}

/** Was it never published, or saved since? Publishing itself raises the version by one. */
export const hasUnpublished = ({ sys }: Pick<ContentTypeProps, 'sys'>) =>
  !sys.publishedVersion || sys.version > sys.publishedVersion + 1
