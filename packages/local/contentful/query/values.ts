import type { ContentEntity, ContentType } from '../entity.ts'
import { isLink } from '../entity.ts'
import { localized } from '../store/locales.ts'
import type { QueryWorld } from './world.ts'

/** Flattens lists, and follows links if the path continues. */
export function valuesAt(document: ContentEntity, path: readonly string[], world: QueryWorld): unknown[] {
  const [root, ...rest] = path
  if (root === 'fields') return fieldValues(document, rest, world)
  return descend((document as Record<string, unknown>)[root ?? ''], rest, world)
}

function fieldValues(document: ContentEntity, path: readonly string[], world: QueryWorld): unknown[] {
  const [id = '', ...rest] = path
  const values = document.fields[id]
  if (values === undefined) return []
  const [code, ...behind] = rest
  if (code !== undefined && world.languages.codes.has(code)) return descend(values[code], behind, world)
  return descend(valueInLocale(document, id, world), rest, world)
}

/** A field that is not localized has one value for all locales. */
export function valueInLocale(
  document: ContentEntity,
  id: string,
  { locale, languages, contentType }: Pick<QueryWorld, 'locale' | 'languages' | 'contentType'>,
): unknown {
  const values = document.fields[id] ?? {}
  const value = localized(values, locale, languages)
  if (value !== undefined || locale === languages.default) return value
  const type = contentType(document.sys.contentType?.sys.id ?? '')
  return isLocalized(type, id) ? undefined : values[languages.default]
}

/** Assets have no content type, and their fields are localized. */
const isLocalized = (type: ContentType | undefined, id: string) =>
  type?.fields.find((field) => field.id === id)?.localized ?? true

function descend(value: unknown, path: readonly string[], world: QueryWorld): unknown[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => descend(item, path, world))
  const [key, ...rest] = path
  if (key === undefined) return [value]
  if (isLink(value) && leadsBehind(path)) {
    const target = world.resolve(value)
    return target ? valuesAt(target, path, world) : []
  }
  return typeof value === 'object' ? descend((value as Record<string, unknown>)[key], rest, world) : []
}

/** A link contains `sys.id`; its target has content type and fields. */
const leadsBehind = ([root, key]: readonly string[]) =>
  root === 'fields' || (root === 'sys' && key !== 'id' && key !== 'type' && key !== 'linkType')
