import type { Finding } from '../finding.ts'
import { type Target, urlOf } from './targets.ts'

export function findingsOf(targets: Iterable<Target>): Finding[] {
  const findings: Finding[] = []
  for (const target of targets) {
    const { verdict, seen } = target
    if (!verdict || verdict.state === 'ok') continue
    const url = urlOf(target)
    // The caller requested this page, so no page links to it.
    if (seen.length === 0) findings.push({ url, place: {}, verdict })
    for (const { page, element, text } of seen)
      findings.push({ url, place: { page, element, ...(text === '' ? {} : { text }) }, verdict })
  }
  return findings.sort(
    (one, other) => compare(one.place.page, other.place.page) || compare(one.url, other.url),
  )
}

const compare = (one = '', other = '') => (one < other ? -1 : one > other ? 1 : 0)
