import { locale } from '@association/content/define/locale.ts'
import { MigrationError } from '../errors.ts'
import type { TypeSpec } from '../model/space-model.ts'
import type { EntryFields, EntryState, EntryValues } from '../operation.ts'
import type { EntryView } from '../vocabulary.ts'

export type Version = EntryView['version']
export type Patch = Readonly<Record<string, unknown>>

/** What a change file sees of one version of an entry. It gets a copy, so that nothing is changed behind our back. */
export function viewOf(id: string, { fields, tags = [] }: EntryValues, version: Version): EntryView {
  const values = Object.entries(fields).map(([field, byLocale]) => [field, byLocale[locale]])
  return { id, fields: structuredClone(Object.fromEntries(values)), tags: [...tags], version }
}

/** The values with some of them set; `undefined` and `null` empty a field. */
export function withPatch(fields: EntryFields, patch: Patch): EntryFields {
  const changed = { ...fields }
  for (const [field, value] of Object.entries(patch)) {
    const { [locale]: _, ...others } = changed[field] ?? {}
    const values = value === undefined || value === null ? others : { ...others, [locale]: value }
    if (Object.keys(values).length > 0) changed[field] = values
    else delete changed[field]
  }
  return changed
}

export const newFields = (patch: Patch): EntryFields => withPatch({}, patch)

/** Changes both versions of an entry, each by itself. */
export function mapVersions(
  state: EntryState,
  change: (values: EntryValues, version: Version) => EntryValues,
): EntryState {
  const saved = change(state.saved, 'saved')
  return state.published
    ? { ...state, saved, published: change(state.published, 'published') }
    : { ...state, saved }
}

/** Where a step stands, for messages. */
export type At = { change: string; type: string; spec: TypeSpec }

/** Runs the code of a change file on one version. Throws a sentence that names change, entry and version. */
export function runOn<Result>(
  view: EntryView,
  { change, type }: At,
  code: (view: EntryView) => Result,
): Result {
  try {
    const answer = code(view)
    if (answer instanceof Promise) throw new Error('it answers a promise, and nobody waits for it')
    return answer
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(
      'INVALID',
      `${change} fails on the ${view.version} version of ${type} ${view.id} (${reason}): mend the change; nothing was written.`,
    )
  }
}
