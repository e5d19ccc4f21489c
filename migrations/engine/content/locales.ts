import { locale as defaultLocale } from '@association/content/define/locale.ts'
import { isSame } from '@association/services/management/index.ts'
import { MigrationError } from '../errors.ts'
import type { EntryFields, EntryValues } from '../operations/operation.ts'
import type { TypeSpec } from '../specs/space-model.ts'
import type { EntryView } from '../vocabulary.ts'
import { checkAnswer } from './answer.ts'
import {
  fallbackChain,
  firstValue,
  mandatoryLocales,
  neededLocales,
  type SpaceLocales,
  sourcesOf,
} from './space-locales.ts'
import { type Patch, runOn, setValue, type TypeInChange, type Version, viewOf, withPatch } from './view.ts'

export type LocaleSource = { id: string; values: EntryValues; version: Version; spec: TypeSpec }

export type LocalePlace = TypeInChange & { locales: SpaceLocales }

export type Answers<Answer> = readonly { view: EntryView; answer: Answer }[]

export const answersFor = <Answer>(
  { id, values, version, spec }: LocaleSource,
  at: LocalePlace,
  code: (view: EntryView) => Answer,
): Answers<Answer> =>
  localesOf(values, at.locales).map((locale) => {
    const sources = (field: string) => sourcesOf(spec.fields[field], locale, at.locales)
    const view = viewOf(id, values, { version, locale, sources })
    return { view, answer: runOn(view, at, code) }
  })

/** Fallbacks come before the locales that fall back to them. */
function localesOf({ fields }: EntryValues, locales: SpaceLocales): string[] {
  const held = Object.values(fields).flatMap((byLocale) => Object.keys(byLocale))
  const others = [...new Set([...held, ...mandatoryLocales(locales)])].filter(
    (code) => code !== defaultLocale,
  )
  const depth = (code: string) => fallbackChain(code, locales).length
  return [defaultLocale, ...others.toSorted((a, b) => depth(a) - depth(b))]
}

export type LocalPatch = { view: EntryView; patch: Patch }
type LocalValue = { view: EntryView; field: string; value: unknown }

/**
 * Gives another locale its own value if the answer differs from its fallback, it has a value already, the answer is one
 * of its values, or it requires a new value. Otherwise it keeps its fallback. Throws when a locale needs its own value
 * in a field that is not localized. @param own the values of the entry that the answers come from
 */
export function withLocalPatches(
  fields: EntryFields,
  patches: readonly LocalPatch[],
  { at, own }: { at: LocalePlace; own: EntryFields },
): EntryFields {
  for (const { view, patch } of patches) checkAnswer(patch, view, at)
  const isBase = ({ view }: LocalPatch) => view.locale === defaultLocale
  const base = patches.find(isBase)?.patch ?? {}
  const others = patches
    .filter((one) => !isBase(one))
    .flatMap(({ view, patch }) => Object.entries(patch).map(([field, value]) => ({ field, value, view })))
  let result = withPatch(fields, base)
  for (const one of others)
    if (isOwn(one, at, { fields, result, base, own }))
      result = setValue(result, { ...one, locale: one.view.locale })
  return result
}

type HeldLocale = Record<'fields' | 'result' | 'own', EntryFields> & { base: Patch }

function isOwn(one: LocalValue, at: LocalePlace, { fields, result, base, own }: HeldLocale): boolean {
  const { field, value, view } = one
  if (fields[field]?.[view.locale] !== undefined) return true
  if (!isLocalized(field, at)) {
    if (!isSame(value, base[field])) throw notLocalized(field, view, at)
    return false
  }
  const isOther = !isSame(value ?? undefined, fallbackIn(result, one, at))
  const isNew = fields[field] === undefined && isRequiredIn(field, view.locale, at)
  return isOther || isNew || isAmong(own, value, view.locale)
}

function fallbackIn(fields: EntryFields, { field, view }: LocalValue, { locales }: LocalePlace): unknown {
  const [, ...fallbacks] = fallbackChain(view.locale, locales)
  return firstValue(fields[field], fallbacks)
}

const isLocalized = (field: string, { spec }: TypeInChange) => spec.fields[field]?.localized === true

const isRequiredIn = (field: string, locale: string, { spec, locales }: LocalePlace) =>
  spec.fields[field]?.required === true && neededLocales(spec.fields[field], locales).includes(locale)

const isAmong = (own: EntryFields, value: unknown, locale: string) =>
  Object.values(own).some((byLocale) => locale in byLocale && isSame(byLocale[locale], value))

const notLocalized = (field: string, { id, locale, version }: EntryView, { change, type }: TypeInChange) =>
  new MigrationError(
    'INVALID',
    `${change} sets ${type}.${field} to a value of its own for ${locale} in the ${version} version of ${id}, but that ` +
      `field is not localized, so the value would be lost: make it localized with changeField before, or let the ` +
      'change answer the same for every locale; nothing was written.',
  )
