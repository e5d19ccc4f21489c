import {
  collect,
  collectEditors,
  isReserved,
  journalType,
  type SpaceClient,
} from '@association/services/management/index.ts'
import type { ContentTypeProps } from 'contentful-management'
import { neededFor, readContent } from '../content/read-content.ts'
import type { SpaceContent } from '../content/world.ts'
import { isHalfApplied, recordOf } from '../history/history.ts'
import type { LoadedChange } from '../history/load-changes.ts'
import { type JournalEntry, readJournal } from '../journal/journal.ts'
import { readPlan, type StoredPlan } from '../journal/journal-plan.ts'
import { fromWire } from '../model/wire.ts'
import type { SpaceModel } from '../specs/space-model.ts'

export type SpaceState = {
  model: SpaceModel
  unpublished: ReadonlySet<string>
  journal: readonly JournalEntry[]
  hasJournal: boolean
  plans: ReadonlyMap<string, StoredPlan>
  content: SpaceContent
}

export async function readSpace(
  client: SpaceClient,
  changes: readonly LoadedChange[] = [],
): Promise<SpaceState> {
  const state = await readModel(client)
  const half = state.journal.filter(
    (entry) => isHalfApplied(entry) && changes.some(({ id }) => id === entry.id),
  )
  const plans = await Promise.all(
    half.map(async (entry) => [entry.id, await readPlan(client, entry)] as const),
  )
  const pending = changes.filter(({ id }) => recordOf(state.journal, id)?.outcome !== 'applied')
  const content = await readContent(client, neededFor(pending, new Map(plans)))
  return { ...state, plans: new Map(plans), content }
}

export async function readModel(client: SpaceClient): Promise<Omit<SpaceState, 'plans' | 'content'>> {
  const types = await collect((query) => client.contentType.getMany({ query }))
  const hasJournal = types.some(({ sys }) => sys.id === journalType && sys.publishedVersion)
  const [editors, journal] = await Promise.all([
    collectEditors(client),
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

/** True if never published, or saved since. Publishing itself raises the version by one. */
export const hasUnpublished = ({ sys }: Pick<ContentTypeProps, 'sys'>) =>
  !sys.publishedVersion || sys.version > sys.publishedVersion + 1
