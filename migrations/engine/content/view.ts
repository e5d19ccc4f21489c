import { locale as defaultLocale } from '@association/content/define/locale.ts'
import { MigrationError } from '../errors.ts'
import type { EntryFields, EntryState, EntryValues } from '../operations/operation.ts'
import type { TypeSpec } from '../specs/space-model.ts'
import type { EntryView } from '../vocabulary.ts'
import { firstValue } from './space-locales.ts'

export type Version = EntryView['version']
export type Patch = Readonly<Record<string, unknown>>

type Seen = { version: Version; locale?: string; sources?(field: string): readonly string[] }

/** Shows the values that visitors see in the locale, with fallbacks, as copies: a change cannot alter the original. */
export function viewOf(
  id: string,
  { fields, tags = [] }: EntryValues,
  { version, locale = defaultLocale, sources = () => [locale] }: Seen,
): EntryView {
  const values = Object.entries(fields).map(([field, byLocale]) => [
    field,
    firstValue(byLocale, sources(field)),
  ])
  return { id, fields: structuredClone(Object.fromEntries(values)), tags: [...tags], version, locale }
}

/** Sets values in the default locale. */
export const withPatch = (fields: EntryFields, patch: Patch): EntryFields =>
  Object.entries(patch).reduce(
    (values, [field, value]) => setValue(values, { field, locale: defaultLocale, value }),
    fields,
  )

/** `undefined` and `null` empty the field. */
export function setValue(
  fields: EntryFields,
  { field, locale, value }: { field: string; locale: string; value: unknown },
): EntryFields {
  const { [field]: held = {}, ...rest } = fields
  const { [locale]: _, ...others } = held
  const values = value === undefined || value === null ? others : { ...others, [locale]: value }
  return Object.keys(values).length > 0 ? { ...fields, [field]: values } : rest
}

export function mapVersions(
  state: EntryState,
  change: (values: EntryValues, version: Version) => EntryValues,
): EntryState {
  const saved = change(state.saved, 'saved')
  return state.published
    ? { ...state, saved, published: change(state.published, 'published') }
    : { ...state, saved }
}

/** For messages. */
export type TypeInChange = { change: string; type: string; spec: TypeSpec }

/** The error names change, entry and version. */
export function runOn<Result>(
  view: EntryView,
  { change, type }: TypeInChange,
  code: (view: EntryView) => Result,
): Result {
  try {
    const answer = code(view)
    if (answer instanceof Promise) throw new Error('it answers a promise, but must return its result at once')
    return answer
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(
      'INVALID',
      `${change} fails on the ${view.version} version of ${type} ${view.id}${inLocale(view)} (${reason}): mend the change; nothing was written.`,
    )
  }
}

const inLocale = ({ locale }: EntryView) => (locale === defaultLocale ? '' : ` in ${locale}`)
