import type { Space } from '@association/content'
import type { Finding, Issue } from '@association/content/rules'

export type Filters = { space: Space | ''; severity: Issue['severity'] | ''; type: string; text: string }

export const noFilters: Filters = { space: '', severity: '', type: '', text: '' }

/** An entry and everything that was found in it. */
export type Troubled = Pick<Finding, 'space' | 'entry' | 'title' | 'typeName'> & {
  findings: readonly Finding[]
}

/** What the filters let through, an entry each, the most troubled first. */
export function troubled(findings: readonly Finding[], filters: Filters): Troubled[] {
  const passing = findings.filter((finding) => passes(finding, filters))
  const entries = [...Map.groupBy(passing, ({ space, entry }) => `${space}/${entry}`).values()].flatMap(
    (group): Troubled[] => {
      const [first] = group
      return first ? [{ ...first, findings: group.toSorted(bySeverity) }] : []
    },
  )
  return entries.toSorted(
    (one, other) => errorsIn(other) - errorsIn(one) || one.title.localeCompare(other.title),
  )
}

function passes({ space, severity, typeName, title, message }: Finding, filters: Filters) {
  return (
    (filters.space === '' || filters.space === space) &&
    (filters.severity === '' || filters.severity === severity) &&
    (filters.type === '' || filters.type === typeName) &&
    `${title} ${message}`.toLowerCase().includes(filters.text.trim().toLowerCase())
  )
}

const errorsIn = ({ findings }: Troubled) => findings.filter(({ severity }) => severity === 'error').length
const bySeverity = (one: Finding, other: Finding) =>
  Number(other.severity === 'error') - Number(one.severity === 'error')
