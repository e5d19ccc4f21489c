import { useState, useSyncExternalStore } from 'react'
import { useShared } from '../app-context.tsx'
import { type Status, statusOf } from '../contentful/status.ts'
import { StatusBadge } from '../fields/status-badge.tsx'
import { navigate } from '../navigation/history.ts'
import type { Transition } from '../session/entry-gateway.ts'
import type { EntrySession } from '../session/entry-session.ts'
import type { SessionState } from '../session/session-state.ts'
import { useSpace } from '../space-context.tsx'

const actions: Record<Status, readonly Transition[]> = {
  draft: ['publish', 'archive', 'delete'],
  changed: ['publish', 'unpublish'],
  published: ['unpublish'],
  archived: ['unarchive', 'delete'],
}

const names: Record<Transition, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  archive: 'Archive',
  unarchive: 'Unarchive',
  delete: 'Delete',
}

const done: Record<Transition, string> = {
  publish: 'Published.',
  unpublish: 'Unpublished.',
  archive: 'Archived.',
  unarchive: 'Unarchived.',
  delete: 'Deleted.',
}

const phases: Record<SessionState['phase'], string> = {
  saved: 'Saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  failed: 'Not saved',
  deleted: 'Deleted',
}

export function Publication({ session }: { session: EntrySession }) {
  const { scope } = useSpace()
  const { dialogs, notices } = useShared()
  const sys = useSyncExternalStore(session.subscribe, () => session.state().entry.sys)
  const phase = useSyncExternalStore(session.subscribe, () => session.state().phase)
  const isInvalid = useSyncExternalStore(session.subscribe, () => session.state().hasInvalidInput === true)
  const [isBusy, setBusy] = useState(false)
  const status = phase === 'saved' || !sys.publishedVersion ? statusOf(sys) : 'changed'

  async function run(transition: Transition) {
    const question = {
      kind: 'confirm',
      title: 'Delete',
      message: 'This deletes the entry permanently.',
    } as const
    if (transition === 'delete' && !(await dialogs.ask({ ...question, intent: 'negative' }))) return
    setBusy(true)
    const isDone = await session.run(transition)
    setBusy(false)
    if (isDone) notices.show({ type: 'success', message: done[transition] })
    if (isDone && transition === 'delete') navigate({ screen: 'entries', scope })
  }
  return (
    <div className="publication">
      <span>
        <StatusBadge sys={sys} />{' '}
        <span className="quiet" role="status">
          {phase === 'saved' && isInvalid ? 'Not everything is saved' : phases[phase]}
        </span>
        {status === 'changed' && <small className="quiet">Published with unpublished changes.</small>}
      </span>
      <div className="inline">
        {actions[status].map((transition) => (
          <button
            key={transition}
            type="button"
            className={transition === 'publish' ? 'primary' : undefined}
            disabled={isBusy}
            onClick={() => void run(transition)}
          >
            {names[transition]}
          </button>
        ))}
      </div>
    </div>
  )
}
