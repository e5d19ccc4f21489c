import { isSame } from '@association/services/management/index.ts'
import type { MetadataProps } from 'contentful-management'

type Tagged = { metadata?: MetadataProps | undefined }
type Wish = { tags?: readonly string[]; concepts?: readonly string[] }

export function tagged({ tags, concepts }: Wish, live: Tagged | undefined): Tagged {
  if (!tags) return live?.metadata ? { metadata: live.metadata } : {}
  const metadata: MetadataProps = { ...live?.metadata, tags: tags.map((id) => linkTo('Tag', id)) }
  if (!concepts?.length && !conceptIdsOf({ metadata }).length) return { metadata }
  return { metadata: { ...metadata, concepts: (concepts ?? []).map((id) => linkTo('TaxonomyConcept', id)) } }
}

const linkTo = <Type extends string>(linkType: Type, id: string) => ({
  sys: { type: 'Link' as const, linkType, id },
})

/** Ignores their order. */
export const hasTags = (live: Tagged, { tags, concepts = [] }: Wish) =>
  !tags ||
  (isSame(tagIdsOf(live).toSorted(), tags.toSorted()) &&
    isSame(conceptIdsOf(live).toSorted(), concepts.toSorted()))

export const tagIdsOf = ({ metadata }: Tagged) => (metadata?.tags ?? []).map(({ sys }) => sys.id)
export const conceptIdsOf = ({ metadata }: Tagged) => (metadata?.concepts ?? []).map(({ sys }) => sys.id)
