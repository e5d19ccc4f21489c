import type { Renames } from '../model/rename-fields.ts'
import type {
  EntryOperation,
  EntryState,
  EntryValues,
  Stage,
  TagState,
  TypeOperation,
} from '../operations/operation.ts'
import type { SpaceModel, TypeSpec } from '../specs/space-model.ts'
import type { SpaceLocales } from './space-locales.ts'

/** Only what the changes need was read. */
export type SpaceContent = {
  entries: ReadonlyMap<string, EntryState>
  tags: ReadonlyMap<string, TagState>
  locales: SpaceLocales
  /**
   * File types by asset. Undefined unless all entries were read too, so an asset without an entry here does not exist.
   */
  assets?: ReadonlyMap<string, readonly string[]>
}

/** A copy of a space in memory, as far as the pending changes touch it. */
export type World = SpaceContent & {
  model: SpaceModel
  /** Entries that the plan deletes. Contentful does not publish an entry that links to them. */
  gone: ReadonlySet<string>
}

export const emptyWorld: World = {
  entries: new Map(),
  tags: new Map(),
  locales: [],
  model: {},
  gone: new Set(),
}

export function carriedOut(world: World, { operations }: Stage): World {
  const next = {
    ...world,
    model: { ...world.model },
    entries: new Map(world.entries),
    tags: new Map(world.tags),
    gone: new Set(world.gone),
  }
  for (const operation of operations) {
    if (operation.kind === 'tag') put(next.tags, operation.id, operation.to)
    else if (operation.kind === 'entry') putEntry(next, operation)
    else putType(next, operation)
  }
  return next
}

type Next = { model: Record<string, TypeSpec>; entries: Map<string, EntryState>; gone: Set<string> }

const put = <State>(map: Map<string, State>, id: string, to: State | undefined) =>
  to === undefined ? map.delete(id) : map.set(id, to)

function putEntry({ entries, gone }: Next, { id, to }: EntryOperation) {
  put(entries, id, to)
  if (to) gone.delete(id)
  else gone.add(id)
}

function putType({ model, entries }: Next, { id, to, renames }: TypeOperation) {
  if (to) model[id] = to
  else delete model[id]
  if (!renames) return
  for (const [entry, state] of entries) if (state.type === id) entries.set(entry, withRenames(state, renames))
}

/** Contentful itself moves the values to the new field id. */
function withRenames(state: EntryState, renames: Renames): EntryState {
  const rename = (values: EntryValues) => ({ ...values, fields: renamed(values.fields, renames) })
  return {
    ...state,
    saved: rename(state.saved),
    ...(state.published ? { published: rename(state.published) } : {}),
  }
}

const renamed = <Value>(fields: Readonly<Record<string, Value>>, renames: Renames) =>
  Object.fromEntries(Object.entries(fields).map(([id, value]) => [renames[id] ?? id, value]))

export const entriesOf = ({ entries }: World, type: string): [string, EntryState][] =>
  [...entries].filter(([, state]) => state.type === type)
