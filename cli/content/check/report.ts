import { type Finding, subjectsIn } from '@association/content/rules'
import { isPage, type PageRef, placesIn, type SpaceContent } from '../pages.ts'

export type CheckReport = { findings: readonly PlacedFinding[]; checked: { entries: number; pages: number } }
export type PlacedFinding = Finding & { pages: readonly PageRef[]; edit: string }

type Options = {
  findings: readonly Finding[]
  spaces: readonly SpaceContent[]
  editAddress(finding: Finding): string
  /** `space/id`; undefined means all. */
  wanted?: ReadonlySet<string> | undefined
}

export function report({ findings, spaces, editAddress, wanted }: Options): CheckReport {
  const places = new Map(spaces.map(({ space, content }) => [space, placesIn(content)]))
  const placed = findings.map((finding) => ({
    ...finding,
    pages: places.get(finding.space)?.get(finding.entry)?.pages ?? [],
    edit: editAddress(finding),
  }))
  const orderOf = ({ space, entry }: Finding) =>
    places.get(space)?.get(entry)?.order ?? Number.MAX_SAFE_INTEGER
  const names = spaces.map(({ space }) => space)
  const subjects = spaces.flatMap(({ space, content }) =>
    subjectsIn(content).filter(({ id }) => wanted?.has(`${space}/${id}`) ?? true),
  )
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
