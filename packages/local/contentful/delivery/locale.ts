import type { Content } from '../entity.ts'
import { badRequest } from '../http/errors.ts'
import type { Query } from '../http/scope.ts'
import { type Languages, localized } from '../store/locales.ts'

/** The locale a request asks for: a code, or `*` for all. Throws BadRequest for one that does not exist. */
export function localeOf(query: Query, languages: Languages): string {
  const code = query.locale ?? languages.default
  if (code !== '*' && !languages.codes.has(code)) throw badRequest(`Unknown locale: ${code}`)
  return code
}

/** The content in one locale, with the fallbacks' values; `*` leaves every field with all of its locales. */
export function inLocale(content: Content, code: string, languages: Languages): Content {
  if (code === '*') return content
  const fields: Record<string, unknown> = {}
  for (const [id, values] of Object.entries(content.fields)) {
    const value = localized(values, code, languages) ?? values[languages.default]
    if (value !== undefined) fields[id] = value
  }
  // In one locale a field is its value; only the answer is made of this.
  return { ...content, sys: { ...content.sys, locale: code }, fields: fields as Content['fields'] }
}
