import type { Space } from '@association/content'
import type { EntryProps } from 'contentful-management'
import { placeOf, type Session } from './session.ts'

const batchSize = 200
const mostEntries = 5000

/** Skips archived entries. */
export async function scanEntries(
  session: Session,
  space: Space,
  isWanted: (entry: EntryProps) => boolean,
): Promise<{ found: readonly EntryProps[]; isCut: boolean }> {
  const place = placeOf(session, space)
  const found: EntryProps[] = []
  let total = 1
  for (let read = 0; read < Math.min(total, mostEntries); ) {
    const query = { order: 'sys.id', limit: batchSize, skip: read }
    const page = await session.sdk.cma.entry.getMany({ ...place, query })
    if (page.items.length === 0) break
    total = page.total
    read += page.items.length
    found.push(...page.items.filter((entry) => !entry.sys.archivedVersion && isWanted(entry)))
  }
  return { found, isCut: total > mostEntries }
}
