import type { Space } from '@association/content'
import { type DeskRecordKind, deskType } from '@association/content/define/desk-record.ts'
import type { EntryProps } from 'contentful-management'
import { inTime } from '../base/in-time.ts'
import { isForbidden, isNotFound, refusalOf } from './refusal.ts'
import { placeOf, type Session } from './session.ts'

type RecordContent = { title: string; record: object }

type RecordQuery = { kind: DeskRecordKind; order: string; limit: number; skip?: number }

type Options = {
  space: Space
  /** Every function rejects with this error. */
  Failure: new (
    message: string,
    options: { cause: unknown },
  ) => Error
  words: {
    many: string
    /** The message for a record that is gone. */
    missing: string
  }
}

const longestMs = 10_000

/** Desk records are entries of the app that are never published. */
export function recordStore(session: Session, { space, Failure, words }: Options) {
  const { cma, locales } = session.sdk
  const place = placeOf(session, space)

  const localized = (content: Partial<RecordContent>) =>
    Object.fromEntries(Object.entries(content).map(([field, value]) => [field, { [locales.default]: value }]))
  async function told<Result>(task: () => Promise<Result>): Promise<Result> {
    try {
      return await inTime(task(), longestMs)
    } catch (cause) {
      throw new Failure(reasonOf(cause, words), { cause })
    }
  }
  const remove = (entryId: string) => told(() => cma.entry.delete({ ...place, entryId }))
  return {
    list: ({ kind, ...query }: RecordQuery): Promise<{ items: EntryProps[]; total: number }> =>
      told(() =>
        cma.entry.getMany({ ...place, query: { content_type: deskType, 'fields.kind': kind, ...query } }),
      ),
    create: (kind: DeskRecordKind, content: RecordContent): Promise<EntryProps> =>
      told(() =>
        cma.entry.create(
          { ...place, contentTypeId: deskType },
          { fields: { ...localized(content), kind: { [locales.default]: kind } } },
        ),
      ),
    /** Changes the newest version. */
    async change(entryId: string, change: (entry: EntryProps) => Partial<RecordContent>): Promise<void> {
      await told(async () => {
        const entry = await cma.entry.get({ ...place, entryId })
        const fields = { ...entry.fields, ...localized(change(entry)) }
        return cma.entry.update({ ...place, entryId }, { ...entry, fields })
      })
    },
    async delete(entryId: string): Promise<void> {
      await remove(entryId)
    },
    /** A record that cannot be deleted does no harm. */
    async discard(ids: readonly string[]): Promise<void> {
      await Promise.allSettled(ids.map(remove))
    },
  }
}

function reasonOf(error: unknown, { many, missing }: Options['words']): string {
  const { codes, status, details } = refusalOf(error)
  if (codes.includes('InvalidQuery') || status === 400 || details.includes('unknownContentType'))
    return `This space cannot keep ${many} yet. Ask a developer to run \`npm run migrate -- apply\`.`
  if (isForbidden(error))
    return `You do not have permission to read or change ${many} in this space. Ask an administrator of the space.`
  if (isNotFound(error)) return missing
  return 'Contentful did not answer, so nothing was changed. Check your connection, then try again.'
}
