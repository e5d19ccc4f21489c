import type { Locale } from '../entity.ts'
import { locales, type Place } from './kinds.ts'
import type { Store } from './store.ts'

/** The locales of an environment, as reading needs them. */
export type Languages = {
  default: string
  codes: ReadonlySet<string>
  /** The locale to look into when a value is missing. */
  fallbackOf(code: string): string | undefined
}

/** @param isShown the locales that this reader may ask for; a fallback can lead through the others */
export function languagesOf(
  store: Store,
  place: Place,
  isShown: (locale: Locale) => boolean = () => true,
): Languages {
  const all = store.list(locales, place)
  const fallbacks = new Map(all.map(({ code, fallbackCode }) => [code, fallbackCode ?? undefined]))
  return {
    default: all.find((locale) => locale.default)?.code ?? 'en-US',
    codes: new Set(all.filter(isShown).map(({ code }) => code)),
    fallbackOf: (code) => fallbacks.get(code),
  }
}

/** The value in a locale, or in the first of its fallbacks that has one. */
export function localized(values: Record<string, unknown>, code: string, languages: Languages): unknown {
  for (let at: string | undefined = code; at !== undefined; at = languages.fallbackOf(at)) {
    if (values[at] !== undefined) return values[at]
  }
  return undefined
}
