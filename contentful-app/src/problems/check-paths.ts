import { type Finding, findingsOf } from '../checks/finding.ts'
import type { Subject } from '../checks/subject.ts'

/** Pages that claim an address that another page has. */
export function checkPaths(subjects: readonly Subject[]): Finding[] {
  const pages = subjects.filter(({ type, values }) => type.id === 'page' && values.path)
  return [...Map.groupBy(pages, ({ values }) => values.path)].flatMap(([path, sharing]) =>
    sharing.length < 2
      ? []
      : sharing.flatMap((page) =>
          findingsOf(page, [
            { severity: 'error', field: 'path', message: `Another page has the address ${path} too.` },
          ]),
        ),
  )
}
