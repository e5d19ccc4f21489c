import type { EntryProps } from 'contentful-management'
import { inTime } from '../base/in-time.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import { spaceNames } from '../contentful/installation.ts'
import { isForbidden, isNotFound } from '../contentful/refusal.ts'
import { placeOf, type Session } from '../contentful/session.ts'
import type { Acted } from '../entry/field-value.ts'
import { gatewayOf } from '../entry/gateway.ts'
import { type OpenEntry, openEntry } from '../entry/open-entry.ts'
import type { SaveState } from '../entry/save-queue.ts'
import { type StoredEntry, storedEntry } from '../entry/stored-entry.ts'
import { DeskError } from './desk.ts'
import { draftsOf } from './kept.ts'

export type OpenedEntry = { entry: OpenEntry; stored: StoredEntry }
export type Listening = { acted: Acted; onSaveState(state: SaveState): void }

type SpaceField = { id: string; disabled?: boolean }
type Options = Listening & {
  session: Session
  ref: EntryRef
  /** Contentful refuses an outdated version, so it is safe. Without one, the entry is read now. */
  known?: EntryProps
}

const patienceMs = 10_000

/** Rejects with DeskError. */
export async function openStored({ session, ref, known, acted, onSaveState }: Options): Promise<OpenedEntry> {
  const gateway = gatewayOf(session, ref)
  const explained = (error: unknown) => {
    throw new DeskError(whyClosed(error, ref), { cause: error })
  }
  const entry = known ?? (await gateway.load().catch(explained))
  const ofType = await fieldsOf(session, ref, entry.sys.contentType.sys.id).catch(explained)
  const fields = ofType.map(({ id, disabled = false }) => ({ id, isDisabled: disabled }))
  const stored = storedEntry({ ...{ entry, fields, gateway }, locale: session.sdk.locales.default })
  const opened = openEntry(stored.source, {
    ...{ space: ref.space, acted, onSaveState },
    keep: { drafts: draftsOf(session, ref), commit: stored.commit },
  })
  if (!opened) throw new DeskError('The site does not use entries of this type. Open it in Contentful.')
  void disableIfForbidden(session, { ref, entry, stored })
  return { entry: hurried(opened, stored), stored }
}

/** The web app knows only the content types of its own space. */
async function fieldsOf(
  session: Session,
  { space }: EntryRef,
  contentTypeId: string,
): Promise<readonly SpaceField[]> {
  const cached = space === session.here.space ? session.sdk.space.getCachedContentTypes() : []
  const known = cached.find(({ sys }) => sys.id === contentTypeId)
  if (known) return known.fields
  const place = placeOf(session, space)
  return (await inTime(session.sdk.cma.contentType.get({ ...place, contentTypeId }), patienceMs)).fields
}

/** Contentful reports rights for this space only. */
async function disableIfForbidden(
  session: Session,
  { ref, entry, stored }: { ref: EntryRef; entry: EntryProps; stored: StoredEntry },
) {
  if (ref.space !== session.here.space) return
  const mayWrite = await session.sdk.access.can('update', entry).catch(() => true)
  if (!mayWrite) stored.disable()
}

const hurried = (opened: OpenEntry, stored: StoredEntry): OpenEntry => ({
  ...opened,
  flush() {
    opened.flush()
    stored.hurry()
  },
})

function whyClosed(error: unknown, { space }: EntryRef): string {
  if (isNotFound(error)) return 'This entry was deleted, or you may not open it.'
  if (isForbidden(error)) return `Your role may not open entries of the space ${spaceNames[space]}.`
  return `The space ${spaceNames[space]} does not answer. Try again in a moment.`
}
