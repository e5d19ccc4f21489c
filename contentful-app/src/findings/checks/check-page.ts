import {
  checkEntry,
  checkLinks,
  type Finding,
  type KnownSite,
  type Subject,
} from '@association/content/rules'
import type { Across } from '../../contentful/load-across.ts'

type PageCheck = { site: KnownSite | undefined; findings: Promise<readonly Finding[]> }

/** The cache works because changed entries and reloaded pages are new objects. */
const known = new WeakMap<Subject, PageCheck>()

/** Checks all entries below a page separately. Unchanged entries are not checked again. */
export async function checkPage(
  { below, contents }: Across,
  site: KnownSite | undefined,
): Promise<Finding[]> {
  const own = await Promise.all(below.map((subject) => findingsOfEntry(subject, site)))
  return [...own.flat(), ...below.flatMap((subject) => checkLinks(subject, contents[subject.space]))]
}

function findingsOfEntry(subject: Subject, site: KnownSite | undefined) {
  const before = known.get(subject)
  if (before && before.site === site) return before.findings
  const findings = checkEntry(subject, { site })
  known.set(subject, { site, findings })
  return findings
}
