import { keyOf, type ReleaseItem } from '../item.ts'

/** `shows` holds ids of the same space. */
export function item(
  id: string,
  shows: readonly string[] = [],
  change: Partial<ReleaseItem> = {},
): ReleaseItem {
  const place = { space: 'association', linkType: 'Entry', id, ...change } as const
  return {
    ...{ title: id, type: 'section', typeName: 'Section', status: 'draft', version: 1 },
    ...change,
    ...place,
    key: keyOf(place),
    shows: shows.map(keyed),
  }
}

/** Ids are entries of the association. Keys stay unchanged. */
export const keyed = (id: string) => (id.includes('/') ? id : `association/Entry/${id}`)

export const itemMap = (...items: readonly ReleaseItem[]) => new Map(items.map((each) => [each.key, each]))
