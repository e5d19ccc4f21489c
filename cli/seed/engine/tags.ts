import { isSame } from '@association/services/management/index.ts'
import type { MetadataProps } from 'contentful-management'

type Tagged = { metadata?: MetadataProps }
type Wish = { tags?: readonly string[] }

/** The metadata to save: the tags of the wish, or those that are there when it says nothing of them. */
export function tagged({ tags }: Wish, live: Tagged | undefined): Tagged {
  if (!tags) return live?.metadata ? { metadata: live.metadata } : {}
  const links = tags.map((id) => ({ sys: { type: 'Link' as const, linkType: 'Tag' as const, id } }))
  return { metadata: { ...live?.metadata, tags: links } }
}

/** The order of tags means nothing. */
export const hasTags = ({ metadata }: Tagged, { tags }: Wish) =>
  !tags || isSame(tagIdsOf({ metadata }).toSorted(), tags.toSorted())

export const tagIdsOf = ({ metadata }: Tagged) => (metadata?.tags ?? []).map(({ sys }) => sys.id)
