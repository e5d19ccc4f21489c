import { locale as defaultLocale } from '@association/content/define/locale.ts'
import { collect, type SpaceClient } from '@association/services/management/index.ts'
import type { FieldSpec } from '../specs/space-model.ts'

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

/** Other locales in which Contentful publishes no entry without its required, localized fields. */
export const mandatoryLocales = (locales: SpaceLocales): readonly string[] =>
  locales.filter(({ code, isOptional }) => !isOptional && code !== defaultLocale).map(({ code }) => code)

/** In these locales Contentful demands a value of a required field. */
export const neededLocales = ({ localized }: FieldSpec, locales: SpaceLocales): readonly string[] => [
  defaultLocale,
  ...(localized ? mandatoryLocales(locales) : []),
]

/** Goes from fallback to fallback. Visitors see the first value in this order. */
export function fallbackChain(locale: string, locales: SpaceLocales): readonly string[] {
  const next = locales.find(({ code }) => code === locale)?.fallbackCode
  return next ? [locale, ...fallbackChain(next, locales)] : [locale]
}

/** A field that is not localized has one value for all locales. */
export const sourcesOf = (
  field: FieldSpec | undefined,
  locale: string,
  locales: SpaceLocales,
): readonly string[] => (field?.localized ? fallbackChain(locale, locales) : [locale, defaultLocale])

export const firstValue = (byLocale: Readonly<Record<string, unknown>> = {}, sources: readonly string[]) =>
  sources.map((locale) => byLocale[locale]).find((value) => value !== undefined && value !== null)
