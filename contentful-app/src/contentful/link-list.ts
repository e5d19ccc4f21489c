import { type FoundLink, linksIn } from '@association/content/rules'

export type StoredLink = { sys: { type: 'Link'; linkType: FoundLink['linkType']; id: string } }

export const linkTo = (linkType: FoundLink['linkType'], id: string): StoredLink => ({
  sys: { type: 'Link', linkType, id },
})

export const idsIn = (value: unknown): string[] => linksIn(value).map(({ id }) => id)

/** A field without a list keeps the last link. */
export function linkValue(
  ids: readonly string[],
  { linkType, isList }: { linkType: FoundLink['linkType']; isList: boolean },
): unknown {
  const links = ids.map((id) => linkTo(linkType, id))
  return isList ? links : links.at(-1)
}

export function moved(ids: readonly string[], index: number, by: number): string[] {
  const target = Math.min(Math.max(index + by, 0), ids.length - 1)
  const [item] = ids.slice(index, index + 1)
  return item === undefined ? [...ids] : ids.toSpliced(index, 1).toSpliced(target, 0, item)
}

/** A list can repeat a link: `nth` counts the equal links before this one. */
export type NthLink = { id: string | undefined; nth: number }

export const nthOf = (ids: readonly string[], index: number): NthLink => ({
  id: ids[index],
  nth: ids.slice(0, index).filter((id) => id === ids[index]).length,
})

/** Inserts at the end if the card is gone. Returns the position too. */
export function insertedBefore(
  ids: readonly string[],
  card: NthLink,
  added: readonly string[],
): { ids: string[]; index: number } {
  const found = ids.findIndex((id, index) => id === card.id && nthOf(ids, index).nth === card.nth)
  const index = found === -1 ? ids.length : found
  return { ids: ids.toSpliced(index, 0, ...added), index }
}
