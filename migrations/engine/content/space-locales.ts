import { locale as defaultLocale } from '@association/content/define/locale.ts'
import { collect, type SpaceClient } from '@association/services/management/index.ts'
import type { FieldSpec } from '../specs/space-model.ts'

/** A locale of a space; `fallbackCode` is `null` where nothing is shown instead of a value that is missing. */
export type SpaceLocale = { code: string; fallbackCode: string | null; isOptional: boolean }
export type SpaceLocales = readonly SpaceLocale[]

export async function readLocales(client: SpaceClient): Promise<SpaceLocales> {
  const locales = await collect((query) => client.locale.getMany({ query }))
  return locales.map(({ code, fallbackCode, optional }) => ({
    code,
    fallbackCode: fallbackCode ?? null,
    isOptional: optional,
  }))
}

/** The locales besides the default one that every published entry must have its required, localized fields in. */
export const mandatoryLocales = (locales: SpaceLocales): readonly string[] =>
  locales.filter(({ code, isOptional }) => !isOptional && code !== defaultLocale).map(({ code }) => code)

/** The locales in which Contentful requires a value of a field that is required. */
export const neededLocales = ({ localized }: FieldSpec, locales: SpaceLocales): readonly string[] => [
  defaultLocale,
  ...(localized ? mandatoryLocales(locales) : []),
]

/** A locale, its fallback, the fallback of that, and so on: visitors see the first value that is there. */
export function fallbackChain(locale: string, locales: SpaceLocales): readonly string[] {
  const next = locales.find(({ code }) => code === locale)?.fallbackCode
  return next ? [locale, ...fallbackChain(next, locales)] : [locale]
}

/** Where a value of a field for a locale may come from; a field that is not localized has one value for all. */
export const sourcesOf = (
  field: FieldSpec | undefined,
  locale: string,
  locales: SpaceLocales,
): readonly string[] => (field?.localized ? fallbackChain(locale, locales) : [locale, defaultLocale])

/** The first value that is there. */
export const firstValue = (byLocale: Readonly<Record<string, unknown>> = {}, sources: readonly string[]) =>
  sources.map((locale) => byLocale[locale]).find((value) => value !== undefined && value !== null)
