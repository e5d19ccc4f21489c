import type { Space } from '@association/content'
import type { Finding, Issue } from '@association/content/rules'

export type Filters = { space: Space | ''; severity: Issue['severity'] | ''; type: string; text: string }

export const noFilters: Filters = { space: '', severity: '', type: '', text: '' }

export const filtered = (findings: readonly Finding[], filters: Filters): Finding[] =>
  findings
    .filter((finding) => passes(finding, filters))
    .toSorted((one, other) => one.title.localeCompare(other.title))

/** The same id in the other space is another entry. */
export const troubledEntries = (findings: readonly Finding[]): number =>
  new Set(findings.map(({ space, entry }) => `${space}/${entry}`)).size

function passes({ space, severity, typeName, title, message }: Finding, filters: Filters) {
  return (
    (filters.space === '' || filters.space === space) &&
    (filters.severity === '' || filters.severity === severity) &&
    (filters.type === '' || filters.type === typeName) &&
    `${title} ${message}`.toLowerCase().includes(filters.text.trim().toLowerCase())
  )
}
