import { checkEntry, checkLinks, type Finding, type Site, type Subject } from '@association/content/rules'
import type { Across } from '../../contentful/load-across.ts'

type Checked = { site: Site | undefined; findings: Promise<readonly Finding[]> }

/** A changed entry is another object; so are the pages of the site when they are read again. */
const known = new WeakMap<Subject, Checked>()

/** The findings of all entries below a page, each by itself. An entry that did not change is not checked again. */
export async function checkPage({ below, contents }: Across, site: Site | undefined): Promise<Finding[]> {
  const own = await Promise.all(below.map((subject) => findingsOfEntry(subject, site)))
  return [...own.flat(), ...below.flatMap((subject) => checkLinks(subject, contents[subject.space]))]
}

function findingsOfEntry(subject: Subject, site: Site | undefined) {
  const before = known.get(subject)
  if (before && before.site === site) return before.findings
  const findings = checkEntry(subject, { site })
  known.set(subject, { site, findings })
  return findings
}
