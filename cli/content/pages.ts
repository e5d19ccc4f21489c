import type { Space } from '@association/content'
import { type Content, type Subject, subjectsIn, titleOf, treeOf } from '@association/content/rules'

export type SpaceContent = { space: Space; content: Content }

export type PageRef = { entry: string; title: string; path: string }

type EntryPlace = { pages: PageRef[]; order: number }

export function placesIn(content: Content): Map<string, EntryPlace> {
  const places = new Map<string, EntryPlace>()
  const pages = subjectsIn(content)
    .filter(isPage)
    .map((page) => ({ page, ref: refOf(page) }))
  for (const { page, ref } of pages.toSorted((one, other) => one.ref.path.localeCompare(other.ref.path))) {
    for (const { subject } of treeOf(page, content).moments) {
      const place = places.get(subject.id) ?? { pages: [], order: places.size }
      if (place.pages.at(-1) !== ref) place.pages.push(ref)
      places.set(subject.id, place)
    }
  }
  return places
}

export const isPage = ({ type }: Pick<Subject, 'type'>) => type.id === 'page'

const refOf = ({ id, type, values }: Subject): PageRef => ({
  entry: id,
  title: titleOf(type, values, id),
  path: typeof values.path === 'string' ? values.path : '',
})
