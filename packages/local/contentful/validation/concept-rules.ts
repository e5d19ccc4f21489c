import type { ContentEntity, ContentType, ContentTypeMetadata } from '../entity.ts'
import type { WireProblem } from '../http/errors.ts'

type Taxonomy = { conceptsIn(schemeId: string): ReadonlySet<string> }
type ConceptRule = NonNullable<ContentTypeMetadata['taxonomy']>[number]

/** A content type restricts its entries' concepts to concepts and schemes; some are required. */
export function conceptProblems(entry: ContentEntity, type: ContentType, taxonomy: Taxonomy): WireProblem[] {
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
