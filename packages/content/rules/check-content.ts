import { isPage } from '../derive/has-own-page.ts'
import type { Finding } from './finding.ts'
import type { Context } from './rule.ts'
import { checkEntry, checkLinks, checkTree } from './run.ts'
import { type Content, isShown, isSubject, type Subject } from './subject.ts'

type Options = {
  context?: Context
  /** These are checked as a whole. Default: pages and entries with their own page. */
  roots?: readonly string[]
  /** Keeps the caller responsive between parts; may throw to stop. */
  pause?(done: number, total: number): Promise<void> | void
}

const partSize = 50

export const subjectsIn = (content: Content): Subject[] =>
  [...content.entries.values()].filter(isSubject).filter((subject) => isShown(subject, content))

/** Reports a block's finding once, even on several pages. */
export async function checkContent(
  content: Content,
  { context, roots, pause = () => {} }: Options = {},
): Promise<Finding[]> {
  const subjects = subjectsIn(content)
  const findings: Finding[] = []
  for (let start = 0; start < subjects.length; start += partSize) {
    await pause(start, subjects.length)
    const some = subjects.slice(start, start + partSize)
    const checked = await Promise.all(some.map((subject) => checkEntry(subject, context)))
    findings.push(...checked.flat(), ...some.flatMap((subject) => checkLinks(subject, content)))
  }
  const isWhole = ({ id, type }: Subject) => roots?.includes(id) ?? isPage(type.id)
  findings.push(...subjects.filter(isWhole).flatMap((root) => checkTree(root, content)))
  return once(findings)
}

function once(findings: readonly Finding[]): Finding[] {
  const byPlace = new Map<string, Finding>()
  for (const finding of findings) {
    const key = `${finding.entry}/${finding.field}/${finding.message}`
    if (!byPlace.has(key)) byPlace.set(key, finding)
  }
  return [...byPlace.values()]
}
