import type { Locale } from '../entity.ts'
import { locales, type StorePlace } from './kinds.ts'
import type { Store } from './store.ts'

export type Languages = {
  default: string
  codes: ReadonlySet<string>
  /** Used if a value is missing. */
  fallbackOf(code: string): string | undefined
}

/** @param isShown locales that this reader can request; fallbacks can pass through others */
export function languagesOf(
  store: Store,
  place: StorePlace,
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

export function localized(values: Record<string, unknown>, code: string, languages: Languages): unknown {
  for (let at: string | undefined = code; at !== undefined; at = languages.fallbackOf(at)) {
    if (values[at] !== undefined) return values[at]
  }
  return undefined
}
