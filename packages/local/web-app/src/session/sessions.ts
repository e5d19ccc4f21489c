import type { ContentTypeProps, EntryProps } from 'contentful-management'
import type { Clients, Scope } from '../contentful/clients.ts'
import { entryGateway } from './entry-gateway.ts'
import { createEntrySession, type EntrySession } from './entry-session.ts'
import type { SessionEvent } from './session-state.ts'

/** Includes unsaved values and all locales. */
export type LiveEntry = { space: string; id: string; fields: Record<string, Record<string, unknown>> }

type Opened = { scope: Scope; session: EntrySession }
type Kept = { opened: Promise<Opened>; viewers: number }
type SessionRequest = { id: string; typeOf(entry: EntryProps): Promise<ContentTypeProps> }
type Observer = (opened: Opened, event: SessionEvent) => void

export type Sessions = ReturnType<typeof createSessions>

/** All views of an entry in this window share its session. */
export function createSessions(clients: Clients) {
  const kept = new Map<string, Kept>()
  const open = new Map<string, Opened>()
  const observers = new Set<Observer>()
  const keyOf = ({ spaceId, environmentId }: Scope, id: string) => `${spaceId}/${environmentId}/${id}`

  async function load(scope: Scope, { id, typeOf }: SessionRequest): Promise<Opened> {
    const entry = await clients.cma.entry.get({ ...scope, entryId: id })
    const contentType = await typeOf(entry)
    const gateway = entryGateway(clients, { ...scope, entryId: id })
    const opened = { scope, session: createEntrySession({ entry, contentType, gateway }) }
    open.set(keyOf(scope, id), opened)
    opened.session.observe((event) => {
      for (const observer of observers) observer(opened, event)
    })
    return opened
  }

  function forget(key: string) {
    kept.delete(key)
    open.delete(key)
  }

  function receive(scope: Scope, entry: EntryProps) {
    const opened = open.get(keyOf(scope, entry.sys.id))
    if (opened && entry.sys.version > opened.session.state().entry.sys.version) opened.session.receive(entry)
  }

  return {
    /** Shares an open entry. Each `open` needs a `close`. */
    async open(scope: Scope, wanted: SessionRequest): Promise<EntrySession> {
      const key = keyOf(scope, wanted.id)
      const known = kept.get(key) ?? { opened: load(scope, wanted), viewers: 0 }
      kept.set(key, known)
      known.viewers += 1
      try {
        return (await known.opened).session
      } catch (error) {
        forget(key)
        throw error
      }
    },
    /** An entry that cannot be saved stays open. */
    async close(scope: Scope, id: string) {
      const key = keyOf(scope, id)
      const known = kept.get(key)
      if (!known) return
      known.viewers -= 1
      const session = open.get(key)?.session
      await session?.save()
      const isDone = ['saved', 'deleted'].includes(session?.state().phase ?? 'saved')
      if (isDone && known.viewers === 0 && kept.get(key) === known) forget(key)
    },
    receive,
    /** Reloads the open ones. One that cannot be loaded stays unchanged. */
    async readAgain(scope: Scope, ids: readonly string[]) {
      for (const entryId of ids.filter((id) => open.has(keyOf(scope, id)))) {
        const entry = await clients.cma.entry.get({ ...scope, entryId }).catch(() => undefined)
        if (entry) receive(scope, entry)
      }
    },
    observe(observer: Observer) {
      observers.add(observer)
      return () => void observers.delete(observer)
    },
    liveEntries: (): LiveEntry[] => [...open.values()].map(liveEntry),
    hasUnsaved: () => [...open.values()].some(({ session }) => session.state().phase !== 'saved'),
  }
}

export const liveEntry = ({ scope, session }: Opened): LiveEntry => ({
  space: scope.spaceId,
  id: session.state().entry.sys.id,
  fields: Object.fromEntries(
    session.contentType.fields.map(({ id }) => [id, session.state().fields[id] ?? {}]),
  ),
})
