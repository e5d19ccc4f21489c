import type { Space } from '@association/content'
import {
  type Content,
  type Finding,
  type Subject,
  subjectsIn,
  titleOf,
  treeOf,
} from '@association/content/rules'

/** What `content check` found, in the order in which a person meets it: page by page, from top to bottom. */
export type Report = { findings: readonly Placed[]; checked: { entries: number; pages: number } }
/** A finding, the pages that show its entry, and where to edit it. */
export type Placed = Finding & { pages: readonly PageRef[]; edit: string }
export type PageRef = { entry: string; title: string; path: string }

export type SpaceContent = { space: Space; content: Content }

type Options = {
  findings: readonly Finding[]
  spaces: readonly SpaceContent[]
  editAddress(finding: Finding): string
}

export function report({ findings, spaces, editAddress }: Options): Report {
  const places = new Map(spaces.map(({ space, content }) => [space, placesIn(content)]))
  const placed = findings.map((finding) => ({
    ...finding,
    pages: places.get(finding.space)?.get(finding.entry)?.pages ?? [],
    edit: editAddress(finding),
  }))
  const orderOf = ({ space, entry }: Finding) =>
    places.get(space)?.get(entry)?.order ?? Number.MAX_SAFE_INTEGER
  const names = spaces.map(({ space }) => space)
  const subjects = spaces.flatMap(({ content }) => subjectsIn(content))
  return {
    findings: placed.toSorted(
      (one, other) =>
        names.indexOf(one.space) - names.indexOf(other.space) ||
        orderOf(one) - orderOf(other) ||
        one.entry.localeCompare(other.entry),
    ),
    checked: { entries: subjects.length, pages: subjects.filter(isPage).length },
  }
}

export type EntryPlace = { pages: PageRef[]; order: number }

/** For every entry on a page: its pages, and where it comes when they are read one after the other. */
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

const isPage = ({ type }: Subject) => type.id === 'page'

const refOf = ({ id, type, values }: Subject): PageRef => ({
  entry: id,
  title: titleOf(type, values, id),
  path: typeof values.path === 'string' ? values.path : '',
})
