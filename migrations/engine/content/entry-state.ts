import { isSame } from '@association/services/management/index.ts'
import type { EntryProps } from 'contentful-management'
import type { EntryState, EntryValues } from '../operations/operation.ts'

/** `published` is the published version, needed only where it differs from the saved one. */
export function entryState(entry: EntryProps, published?: EntryProps): EntryState {
  const isPublished = entry.sys.publishedVersion !== undefined
  return {
    type: entry.sys.contentType.sys.id,
    saved: valuesOf(entry),
    ...(isPublished ? { published: valuesOf(published ?? entry) } : {}),
    ...(entry.sys.archivedAt ? { isArchived: true } : {}),
  }
}

/** True if saved since the last publication. Publishing itself raises the version by one. */
export const isChanged = ({ sys }: EntryProps) =>
  sys.publishedVersion !== undefined && sys.version > sys.publishedVersion + 1

function valuesOf({ fields, metadata }: EntryProps): EntryValues {
  const ids = (links: readonly { sys: { id: string } }[] = []) => links.map(({ sys }) => sys.id).toSorted()
  const [tags, concepts] = [ids(metadata?.tags), ids(metadata?.concepts)]
  return {
    fields,
    ...(tags.length > 0 ? { tags } : {}),
    ...(concepts.length > 0 ? { concepts } : {}),
  }
}

export function entryBody({ fields, tags = [], concepts = [] }: EntryValues) {
  const links = <Kind extends string>(linkType: Kind, ids: readonly string[]) =>
    ids.map((id) => ({ sys: { type: 'Link' as const, linkType, id } }))
  const metadata = { tags: links('Tag', tags), concepts: links('TaxonomyConcept', concepts) }
  // The SDK's type demands mutable fields, but the SDK only sends them.
  return { fields: fields as EntryProps['fields'], metadata }
}

/** Ignores the order of tags, and fields without a value. */
export const isSameValues = (one: EntryValues | undefined, other: EntryValues | undefined) =>
  isSame(one && tidied(one), other && tidied(other))

const tidied = ({ fields, tags = [], concepts = [] }: EntryValues) => ({
  fields: Object.fromEntries(
    Object.entries(fields).filter(([, values]) => Object.values(values).some((value) => value !== undefined)),
  ),
  tags: tags.toSorted(),
  concepts: concepts.toSorted(),
})

export const isSameEntry = (one: EntryState | undefined, other: EntryState | undefined) =>
  one === undefined || other === undefined
    ? one === other
    : one.type === other.type &&
      isSameValues(one.saved, other.saved) &&
      isSameValues(one.published, other.published) &&
      Boolean(one.isArchived) === Boolean(other.isArchived)
