import type { Entity, EntityLink } from '../../entity.ts'
import { everywhere, kind } from '../../store/kinds.ts'
import type { Store } from '../../store/store.ts'

type Localized = Record<string, unknown>

export type Concept = Entity & {
  uri: string | null
  prefLabel: Localized
  broader: EntityLink[]
  related: EntityLink[]
}
export type ConceptScheme = Entity & {
  uri: string | null
  prefLabel: Localized
  definition: Localized | null
  topConcepts: EntityLink[]
  concepts: EntityLink[]
}

export const concepts = kind<Concept>('TaxonomyConcept')
export const conceptSchemes = kind<ConceptScheme>('TaxonomyConceptScheme')

export const without = (list: readonly EntityLink[], id: string) => list.filter(({ sys }) => sys.id !== id)

export const conceptsIn = (store: Store, schemeId: string): ReadonlySet<string> =>
  new Set(store.get(conceptSchemes, everywhere, schemeId)?.concepts.map(({ sys }) => sys.id))
