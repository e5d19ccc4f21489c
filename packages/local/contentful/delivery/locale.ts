import type { ContentEntity } from '../entity.ts'
import { badRequest } from '../http/errors.ts'
import type { RequestQuery } from '../http/scope.ts'
import { valueInLocale } from '../query/values.ts'
import type { QueryWorld } from '../query/world.ts'
import type { Languages } from '../store/locales.ts'

/** Returns a code, or `*` for all. Throws BadRequest for unknown locales. */
export function localeOf(query: RequestQuery, languages: Languages): string {
  const code = query.locale ?? languages.default
  if (code !== '*' && !languages.codes.has(code)) throw badRequest(`Unknown locale: ${code}`)
  return code
}

type Model = Pick<QueryWorld, 'languages' | 'contentType'>

/** Applies fallbacks; `*` keeps all locales. */
export function inLocale(
  content: ContentEntity,
  code: string,
  { languages, contentType }: Model,
): ContentEntity {
  if (code === '*') return content
  const world = { locale: code, languages, contentType }
  const fields: Record<string, unknown> = {}
  for (const id of Object.keys(content.fields)) {
    const value = valueInLocale(content, id, world)
    if (value !== undefined) fields[id] = value
  }
  // In one locale a field is its value; only the response has this shape.
  return { ...content, sys: { ...content.sys, locale: code }, fields: fields as ContentEntity['fields'] }
}
