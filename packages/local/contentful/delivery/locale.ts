import type { Content } from '../entity.ts'
import { badRequest } from '../http/errors.ts'
import type { Query } from '../http/scope.ts'
import { valueInLocale } from '../query/values.ts'
import type { World } from '../query/world.ts'
import type { Languages } from '../store/locales.ts'

/** The locale a request asks for: a code, or `*` for all. Throws BadRequest for one that does not exist. */
export function localeOf(query: Query, languages: Languages): string {
  const code = query.locale ?? languages.default
  if (code !== '*' && !languages.codes.has(code)) throw badRequest(`Unknown locale: ${code}`)
  return code
}

type Model = Pick<World, 'languages' | 'contentType'>

/** The content in one locale, with the values of its fallbacks; `*` leaves every field with all of its locales. */
export function inLocale(content: Content, code: string, { languages, contentType }: Model): Content {
  if (code === '*') return content
  const world = { locale: code, languages, contentType }
  const fields: Record<string, unknown> = {}
  for (const id of Object.keys(content.fields)) {
    const value = valueInLocale(content, id, world)
    if (value !== undefined) fields[id] = value
  }
  // In one locale a field is its value; only the answer is made of this.
  return { ...content, sys: { ...content.sys, locale: code }, fields: fields as Content['fields'] }
}
