import { useSyncExternalStore } from 'react'
import { isPassing } from '../contentful/problems.ts'
import type { EntrySession } from '../session/entry-session.ts'

export function EntryNotices({ session }: { session: EntrySession }) {
  const conflict = useSyncExternalStore(session.subscribe, () => session.state().conflict)
  const problem = useSyncExternalStore(session.subscribe, () => session.state().problem)
  const phase = useSyncExternalStore(session.subscribe, () => session.state().phase)
  const nameOf = (id: string) => session.contentType.fields.find((field) => field.id === id)?.name ?? id
  if (phase === 'deleted') return <Note>This entry was deleted.</Note>
  if (conflict)
    return (
      <Note>
        Another person changed {conflict.fields.map((id) => `“${nameOf(id)}”`).join(', ')} while you were
        typing. Choose a version, so that the entry can be saved.
        <span className="inline">
          <button type="button" onClick={() => void session.settle('mine')}>
            Keep my version
          </button>
          <button type="button" onClick={() => void session.settle('theirs')}>
            Use the other version
          </button>
        </span>
      </Note>
    )
  if (!problem) return null
  return (
    <Note>
      {problem.during === 'save' ? 'Not saved. ' : `Cannot ${problem.during}. `}
      {problem.message}
      {problem.during === 'save' &&
        isPassing(problem) &&
        ' What you typed stays here and is saved as soon as possible.'}
      {problem.fields.length > 0 && (
        <ul>
          {problem.fields.map(({ field, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field may have the same problem twice
            <li key={index}>
              {nameOf(field)}: {message}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}

const Note = ({ children }: { children: React.ReactNode }) => (
  <div className="note" role="alert">
    {children}
  </div>
)
