import { locale as defaultLocale } from '@association/content/define/locale.ts'
import { isSame } from '@association/services/management/index.ts'
import { MigrationError } from '../errors.ts'
import type { EntryFields, EntryValues } from '../operation.ts'
import type { EntryView } from '../vocabulary.ts'
import { checkAnswer } from './answer.ts'
import { type At, type Patch, runOn, setValue, type Version, viewOf, withPatch } from './view.ts'

/** One version of an entry, with what a change is asked about it. */
export type Source = { id: string; values: EntryValues; version: Version }

/** What the code of a change answers for each locale of an entry, the default one first. */
export type Answers<Answer> = readonly { view: EntryView; answer: Answer }[]

/** Runs the code of a change once for each locale in which the entry has values. */
export const answersFor = <Answer>(
  { id, values, version }: Source,
  at: At,
  code: (view: EntryView) => Answer,
): Answers<Answer> =>
  localesOf(values).map((locale) => {
    const view = viewOf(id, values, { version, locale })
    return { view, answer: runOn(view, at, code) }
  })

function localesOf({ fields }: EntryValues): string[] {
  const held = Object.values(fields).flatMap((byLocale) => Object.keys(byLocale))
  return [...new Set([defaultLocale, ...held])]
}

/** What to set for a locale. */
export type LocalPatch = { view: EntryView; patch: Patch }

/**
 * The values with what a change sets in each locale. Another locale gets a value of its own where its answer differs
 * from that of the default locale, where it has one already, or where the answer is one of its values; elsewhere it
 * keeps its fallback. Throws when a field cannot hold a value of its own for a locale.
 * @param own what the entry that the answers come from holds
 */
export function withLocalPatches(
  fields: EntryFields,
  patches: readonly LocalPatch[],
  { at, own }: { at: At; own: EntryFields },
): EntryFields {
  for (const { view, patch } of patches) checkAnswer(patch, view, at)
  const isBase = ({ view }: LocalPatch) => view.locale === defaultLocale
  const base = patches.find(isBase)?.patch ?? {}
  const others = patches
    .filter((one) => !isBase(one))
    .flatMap(({ view, patch }) => Object.entries(patch).map(([field, value]) => ({ field, value, view })))
  let result = withPatch(fields, base)
  for (const { field, value, view } of others) {
    const isOther = !isSame(value, base[field])
    const isHeld = fields[field]?.[view.locale] !== undefined
    const isWanted = isOther || isHeld || isAmong(own, value, view.locale)
    if (isOther && !isHeld && !isLocalized(field, at)) throw notLocalized(field, view, at)
    if (isWanted && (isHeld || isLocalized(field, at)))
      result = setValue(result, { field, locale: view.locale, value })
  }
  return result
}

const isLocalized = (field: string, { spec }: At) => spec.fields[field]?.localized === true

const isAmong = (own: EntryFields, value: unknown, locale: string) =>
  Object.values(own).some((byLocale) => locale in byLocale && isSame(byLocale[locale], value))

const notLocalized = (field: string, { id, locale, version }: EntryView, { change, type }: At) =>
  new MigrationError(
    'INVALID',
    `${change} sets ${type}.${field} to a value of its own for ${locale} in the ${version} version of ${id}, but that ` +
      `field is not localized, so the value would be lost: make it localized with changeField before, or let the ` +
      'change answer the same for every locale; nothing was written.',
  )
