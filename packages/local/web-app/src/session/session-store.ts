import type { EntryProps } from 'contentful-management'
import { fieldsThatDiffer, rebase } from './rebase.ts'
import {
  changesOf,
  type SessionEvent,
  type SessionFields,
  type SessionState,
  type ValueChange,
  withValue,
} from './session-state.ts'

export type SessionStore = ReturnType<typeof sessionStore>

/** Subscribers learn that the state changed; observers learn how. */
export function sessionStore(entry: EntryProps) {
  let state: SessionState = { entry, fields: entry.fields, phase: 'saved' }
  const listeners = new Set<() => void>()
  const observers = new Set<(event: SessionEvent) => void>()

  const emit = (event: SessionEvent) => {
    for (const observer of observers) observer(event)
  }
  const set = (next: Partial<SessionState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** Adopts the service's entry and local values. Equal fields keep their identity. */
  function adopt(entry: EntryProps, next: SessionFields) {
    const before = state.fields
    const changed = fieldsThatDiffer(before, next)
    const same = Object.entries(before).filter(([id]) => id in next && !changed.includes(id))
    const fields = { ...next, ...Object.fromEntries(same) }
    const phase = fieldsThatDiffer(fields, entry.fields).length === 0 ? 'saved' : 'unsaved'
    const problem = state.problem?.during === 'save' ? undefined : state.problem
    set({ entry, fields, phase, problem, conflict: undefined })
    for (const change of changesOf(changed, before, fields)) emit({ kind: 'value', ...change })
    emit({ kind: 'sys' })
  }

  return {
    state: () => state,
    set,
    emit,
    adopt,
    /** Notifies observers first: the preview does not wait for the fields. */
    setValue(change: ValueChange) {
      state = withValue(state, change)
      emit({ kind: 'value', ...change })
      set({})
    },
    /** Keeps input since the last save; conflicts wait for a decision. */
    receive(theirs: EntryProps) {
      const { entry, fields: mine } = state
      const { fields, conflicts } = rebase({ base: entry.fields, mine, theirs: theirs.fields })
      if (conflicts.length === 0) adopt(theirs, fields)
      else set({ conflict: { theirs, fields: conflicts }, phase: 'failed' })
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    observe(observer: (event: SessionEvent) => void) {
      observers.add(observer)
      return () => void observers.delete(observer)
    },
  }
}
