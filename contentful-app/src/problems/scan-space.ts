import type { Space } from '@association/content'
import type { AssetProps, EntryProps } from 'contentful-management'
import { checkLinked } from '../checks/check-linked.ts'
import { checkOne } from '../checks/check-tree.ts'
import type { Finding } from '../checks/finding.ts'
import { type Subject, subjectOf } from '../checks/subject.ts'
import { checkPaths } from './check-paths.ts'

export type Progress = { done: number; total: number; findings: readonly Finding[] }

type Page<T> = { items: T[]; total: number }
type Batch = { skip: number; limit: number }

/** Reads a space in batches. */
export type Listing = {
  entries(batch: Batch): Promise<Page<EntryProps>>
  assets(batch: Batch): Promise<Page<AssetProps>>
}

type Options = {
  space: Space
  locale: string
  listing: Listing
  signal: AbortSignal
  onProgress(progress: Progress): void
}

const batchSize = 200

/** Checks every entry of a space that is not archived. Tells how far it is; rejects when Contentful fails. */
export async function scanSpace({ space, locale, listing, signal, onProgress }: Options): Promise<void> {
  const counts = { done: 0, total: 0 }
  const tell = (findings: readonly Finding[]) => onProgress({ ...counts, findings })
  const read = async <T>(request: (batch: Batch) => Promise<Page<T>>) => {
    const items: T[] = []
    for (let total = 1; items.length < total && !signal.aborted; ) {
      const page = await request({ skip: items.length, limit: batchSize })
      if (items.length === 0) counts.total += page.total
      if (page.items.length === 0) break
      total = page.total
      items.push(...page.items)
      counts.done += page.items.length
      tell([])
    }
    return items
  }
  const [entries, assets] = [await read(listing.entries), await read(listing.assets)]
  if (signal.aborted) return
  const linked = { entries: byId(entries), assets: byId(assets), locale }
  const subjects = entries
    .filter(({ sys }) => !sys.archivedVersion)
    .flatMap((entry) => subjectOf(entry, space, locale) ?? [])
  const findings: Finding[] = checkPaths(subjects)
  for (const some of inParts(subjects)) {
    if (signal.aborted) return
    const checked = await Promise.all(some.map(checkOne))
    findings.push(...checked.flat(), ...some.flatMap((subject) => checkLinked(subject, linked)))
    await breath()
  }
  counts.done = counts.total
  tell(findings)
}

const byId = <T extends { sys: { id: string } }>(items: readonly T[]) =>
  new Map(items.map((item) => [item.sys.id, item]))

const inParts = (subjects: readonly Subject[], size = 50) =>
  Array.from({ length: Math.ceil(subjects.length / size) }, (_, part) =>
    subjects.slice(part * size, (part + 1) * size),
  )

/** Lets the page answer clicks between two parts. */
const breath = () => new Promise((resolve) => setTimeout(resolve))
