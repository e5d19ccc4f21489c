import { locale } from '@association/content/define/locale.ts'
import { entryStage, lossOf, type Planned } from '../content/planned.ts'
import { mapVersions } from '../content/view.ts'
import { entriesOf, type World } from '../content/world.ts'
import type { EntryState, TypeOperation } from '../operations/operation.ts'

/**
 * Fields that stop being localized lose other locales' values. The plan removes them before the content type changes,
 * so that the way back can restore them.
 */
export function narrowedBy(world: World, operation: TypeOperation): Planned {
  const { id } = operation
  const touched = narrowedFields(operation).flatMap((field) => {
    const entries = entriesOf(world, id).filter(([, state]) => isTranslated(state, field))
    return entries.length > 0 ? [{ field, entries }] : []
  })
  const fields = new Set(touched.map(({ field }) => field))
  const entries = new Map(touched.flatMap((each) => each.entries))
  return {
    stages: entryStage(
      `keep one locale of ${id}`,
      [...entries].map(([entry, from]) => ({ id: entry, from, to: untranslated(from, fields) })),
    ),
    losses: touched.map(({ field, entries }) =>
      lossOf(`The values of ${id}.${field} go in every locale but ${locale}.`, entries),
    ),
  }
}

const narrowedFields = ({ from, to, renames = {} }: TypeOperation): string[] =>
  Object.entries(from?.fields ?? {}).flatMap(([field, { localized }]) => {
    const next = to?.fields[renames[field] ?? field]
    return localized && next && !next.localized ? [field] : []
  })

const isTranslated = ({ saved, published }: EntryState, field: string) =>
  [saved, published].some((values) => Object.keys(values?.fields[field] ?? {}).some((key) => key !== locale))

const untranslated = (state: EntryState, fields: ReadonlySet<string>) =>
  mapVersions(state, (values) => ({
    ...values,
    fields: Object.fromEntries(
      Object.entries(values.fields).flatMap(([field, byLocale]) => {
        if (!fields.has(field)) return [[field, byLocale]]
        return locale in byLocale ? [[field, { [locale]: byLocale[locale] }]] : []
      }),
    ),
  }))
