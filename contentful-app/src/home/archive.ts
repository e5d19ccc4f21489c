import { isPublished, statusOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { inTime } from '../base/in-time.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import { isForbidden } from '../contentful/refusal.ts'
import { placeOf, type Session } from '../contentful/session.ts'
import { publishAgain } from '../release/publishing/publish-again.ts'

export class ArchiveError extends Error {
  readonly code = 'ARCHIVE'
  override readonly name = 'ArchiveError'
}

type Params = ReturnType<typeof placeOf> & { entryId: string }

const patienceMs = 10_000

/**
 * Resolves to a function that restores the entry: visitors see the earlier version, and unpublished changes stay
 * unpublished. Throws ArchiveError.
 */
export async function archive(
  session: Session,
  { space, entry: entryId }: EntryRef,
): Promise<() => Promise<void>> {
  const { cma } = session.sdk
  const params = { ...placeOf(session, space), entryId }
  const before = await told(() => cma.entry.get(params))
  const status = statusOf(before.sys)
  const query = { 'sys.id[in]': entryId, limit: 1 }
  const seen =
    status === 'changed' ? await told(() => cma.entry.getPublished({ ...params, query })) : undefined
  if (isPublished(status)) await told(() => cma.entry.unpublish(params))
  await told(() => cma.entry.archive(params))
  return async () => {
    const back: EntryProps = await told(() => cma.entry.unarchive(params))
    if (status === 'published') await told(() => cma.entry.publish(params, back))
    const fields = seen?.items[0]?.fields
    if (fields) await publishAgain(accessTo(session, params), { newest: back, fields })
  }
}

const accessTo = ({ sdk: { cma } }: Session, params: Params) => ({
  get: () => cma.entry.get(params),
  update: (entry: EntryProps) => cma.entry.update(params, entry),
  publish: (entry: EntryProps) => cma.entry.publish(params, entry),
  unpublish: () => cma.entry.unpublish(params),
})

async function told<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await inTime(task(), patienceMs)
  } catch (cause) {
    throw new ArchiveError(reasonOf(cause), { cause })
  }
}

const reasonOf = (error: unknown) =>
  isForbidden(error)
    ? 'You do not have permission to archive this entry. Ask an administrator of the space.'
    : 'Contentful did not archive or restore the entry. Reload this page to see its state, then try again.'
