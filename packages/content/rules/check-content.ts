import { isPage } from '../derive/has-own-page.ts'
import { checkEntry } from './check-values.ts'
import type { Finding } from './finding.ts'
import { checkLinks } from './link/check-links.ts'
import type { Context } from './rule.ts'
import { type Content, isShown, isSubject, type Subject } from './subject.ts'
import { checkTree } from './tree/check-tree.ts'

type Options = {
  context?: Context
  /** Ids of the entries that are checked together with everything below them. Default: all that have their own page. */
  roots?: readonly string[]
  /** Called between batches, to let other work run. It may throw to stop the check. */
  pause?(done: number, total: number): Promise<void> | void
}

const subjectsPerBatch = 50

export const subjectsIn = (content: Content): Subject[] =>
  [...content.entries.values()].filter(isSubject).filter((subject) => isShown(subject, content))

/** A finding of a block is reported once, even if several pages contain the block. */
export async function checkContent(
  content: Content,
  { context, roots, pause = () => {} }: Options = {},
): Promise<Finding[]> {
  const subjects = subjectsIn(content)
  const findings: Finding[] = []
  for (let start = 0; start < subjects.length; start += subjectsPerBatch) {
    await pause(start, subjects.length)
    const batch = subjects.slice(start, start + subjectsPerBatch)
    const checked = await Promise.all(batch.map((subject) => checkEntry(subject, context)))
    findings.push(...checked.flat(), ...batch.flatMap((subject) => checkLinks(subject, content)))
  }
  const isRoot = ({ id, type }: Subject) => roots?.includes(id) ?? isPage(type.id)
  findings.push(...subjects.filter(isRoot).flatMap((root) => checkTree(root, content)))
  return withoutRepeats(findings)
}

function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const byPlace = new Map<string, Finding>()
  for (const finding of findings) {
    const key = `${finding.entry}/${finding.field}/${finding.message}`
    if (!byPlace.has(key)) byPlace.set(key, finding)
  }
  return [...byPlace.values()]
}
