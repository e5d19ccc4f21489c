import {
  type Context,
  checkEntry,
  checkLinks,
  checkTree,
  type Finding,
  type KnownSite,
  type Subject,
  treeOf,
} from '@association/content/rules'
import type { Across } from '../../contentful/load-across.ts'
import type { Loaded } from '../../contentful/load-tree.ts'

/** Too slow for every keystroke, because it runs parsers. */
export async function checkBelow({ content, below }: Loaded, context?: Context): Promise<Finding[]> {
  const entries = await Promise.all(below.map((subject) => checkEntry(subject, context)))
  return [...entries.flat(), ...below.flatMap((subject) => checkLinks(subject, content))]
}

/** Unchanged entries are not checked again. */
export async function checkPage(
  { below, contents }: Across,
  site: KnownSite | undefined,
): Promise<Finding[]> {
  const own = await Promise.all(below.map((subject) => findingsOfEntry(subject, site)))
  return [...own.flat(), ...below.flatMap((subject) => checkLinks(subject, contents[subject.space]))]
}

type PageCheck = { site: KnownSite | undefined; findings: Promise<readonly Finding[]> }

/** Changed entries and reloaded pages are new objects. */
const pageChecks = new WeakMap<Subject, PageCheck>()

function findingsOfEntry(subject: Subject, site: KnownSite | undefined) {
  const before = pageChecks.get(subject)
  if (before && before.site === site) return before.findings
  const findings = checkEntry(subject, { site })
  pageChecks.set(subject, { site, findings })
  return findings
}

export function checkWhole(root: Subject, { content }: Loaded, below: readonly Finding[]): Finding[] {
  const ids = new Set(treeOf(root, content).moments.map(({ subject }) => subject.id))
  const places = new Map([...ids].map((id, place) => [id, place]))
  const placeOf = ({ entry }: Finding) => places.get(entry) ?? places.size
  return [...checkLinks(root, content), ...below, ...checkTree(root, content)].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  )
}
