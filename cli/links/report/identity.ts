import { createHash } from 'node:crypto'
import type { Finding } from '../finding.ts'

export type IdentifiedFinding<F extends Finding = Finding> = F & { id: string }

/**
 * Ids consist of field and address, so they survive changes of text, page and reason. The site's own findings have one
 * id everywhere. Duplicates are numbered.
 */
export function identified<F extends Finding>(findings: readonly F[]): IdentifiedFinding<F>[] {
  const counts = new Map<string, number>()
  return findings.map((finding) => {
    const name = nameOf(finding)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { ...finding, id: hash(count === 1 ? name : `${name} ${count}`) }
  })
}

const nameOf = ({ url, place: { space, entry, field } }: Finding) =>
  (entry === undefined ? ['site'] : [space, entry, field]).concat(url).join(' ')

const hash = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 12)
