import {
  type ContentEntity,
  type ContentType,
  type ContentTypeMetadata,
  isLink,
  type Locale,
  link,
  type TypeField,
} from '../entity.ts'
import type { WireProblem } from '../http/errors.ts'
import { richTextRuleProblems } from './rich-text-rules.ts'
import type { Surroundings } from './rule.ts'
import { ruleProblems } from './rules.ts'

type PublicationWorld = {
  locales: readonly Locale[]
  resolve: Surroundings['resolve']
  /** Drafts of the same content type, for `unique`. */
  siblings(): readonly ContentEntity[]
  conceptsIn(schemeId: string): ReadonlySet<string>
}

export function publicationProblems(
  entry: ContentEntity,
  type: ContentType,
  world: PublicationWorld,
): WireProblem[] {
  const inFields = type.fields
    .filter((field) => !field.omitted)
    .flatMap((field) => [
      ...missingProblems(entry, field, world.locales),
      ...Object.entries(entry.fields[field.id] ?? {}).flatMap(([locale, value]) =>
        valueProblems(value, { entry, field, locale, world }),
      ),
    ])
  return [...inFields, ...conceptProblems(entry, type, world)]
}

function missingProblems(entry: ContentEntity, field: TypeField, locales: readonly Locale[]): WireProblem[] {
  if (!field.required) return []
  const needed = locales.filter((locale) => locale.default || (field.localized && !locale.optional))
  return needed
    .filter(({ code }) => isMissing(entry.fields[field.id]?.[code]))
    .map(({ code }) => ({
      name: 'required',
      path: ['fields', field.id, code],
      details: `The property "${field.id}" is required here`,
    }))
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

type Subject = { entry: ContentEntity; field: TypeField; locale: string; world: PublicationWorld }

function valueProblems(value: unknown, { entry, field, locale, world }: Subject): WireProblem[] {
  if (value === undefined || value === null) return []
  const path = ['fields', field.id, locale]
  const around: Surroundings = {
    resolve: world.resolve,
    sameValue: (wanted) =>
      world
        .siblings()
        .filter((other) => other.sys.id !== entry.sys.id && other.fields[field.id]?.[locale] === wanted)
        .map((other) => link('Entry', other.sys.id)),
  }
  const itemRules = field.items?.validations ?? []
  const inItems = Array.isArray(value)
    ? value.flatMap((item, index) => ruleProblems(item, itemRules, { around, path: [...path, index] }))
    : []
  const inNodes =
    field.type === 'RichText' ? richTextRuleProblems(value, field.validations, { around, path }) : []
  return [...ruleProblems(value, field.validations, { around, path }), ...inItems, ...inNodes]
}

export function unresolvedLinkProblems(
  content: ContentEntity,
  resolve: Surroundings['resolve'],
): WireProblem[] {
  return linksWithPath(content.fields, ['fields']).flatMap(({ target, path }) => {
    const { linkType, id } = target.sys
    const isContent = linkType === 'Entry' || linkType === 'Asset'
    if (!isContent || resolve(target)) return []
    return [{ name: 'notResolvable', link: { type: 'Link', linkType, id }, path }]
  })
}

function linksWithPath(
  value: unknown,
  path: (string | number)[],
): { target: ReturnType<typeof link>; path: (string | number)[] }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLink(value)) return [{ target: value, path }]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, part]) =>
    linksWithPath(part, [...path, isList ? Number(key) : key]),
  )
}

type Taxonomy = { conceptsIn(schemeId: string): ReadonlySet<string> }
type ConceptRule = NonNullable<ContentTypeMetadata['taxonomy']>[number]

/** A content type restricts its entries' concepts to concepts and schemes; some are required. */
function conceptProblems(entry: ContentEntity, type: ContentType, taxonomy: Taxonomy): WireProblem[] {
  const rules = type.metadata?.taxonomy ?? []
  if (rules.length === 0) return []
  const path = ['metadata', 'concepts']
  const ids = (entry.metadata.concepts ?? []).map(({ sys }) => sys.id)
  const isOf = (id: string, { sys }: ConceptRule) =>
    sys.linkType === 'TaxonomyConcept' ? sys.id === id : taxonomy.conceptsIn(sys.id).has(id)
  return [
    ...ids.flatMap((value, index) =>
      rules.some((rule) => isOf(value, rule)) ? [] : [{ name: 'in', path: [...path, index], value }],
    ),
    ...rules
      .filter((rule) => rule.required && !ids.some((id) => isOf(id, rule)))
      .map(({ sys }) => ({ name: 'required', path, details: `A concept of "${sys.id}" is required here` })),
  ]
}
