import type { ContentTypeProps, EntryProps } from 'contentful-management'
import { type Problem, problemOf } from '../contentful/problems.ts'
import { autosave } from './autosave.ts'
import type { EntryGateway, Transition } from './entry-gateway.ts'
import { fieldsThatDiffer, rebase } from './rebase.ts'

export type Fields = EntryProps['fields']
export type Change = { field: string; locale: string; value: unknown }

export type SessionState = {
  entry: EntryProps
  /** As typed, saved or not. */
  fields: Fields
  phase: 'saved' | 'unsaved' | 'saving' | 'failed' | 'deleted'
  /** Why the last save or action was refused. */
  problem?: Problem & { during: 'save' | Transition }
  /** Fields that were changed here and elsewhere at the same time, with what stands there now. */
  conflict?: { theirs: EntryProps; fields: string[] }
}

export type SessionEvent =
  | ({ kind: 'value' } & Change)
  | { kind: 'sys' }
  /** The service has the values now. */
  | { kind: 'saved'; entry: EntryProps }

export type EntrySession = ReturnType<typeof createEntrySession>

type Options = {
  entry: EntryProps
  contentType: ContentTypeProps
  gateway: EntryGateway
  /** Pause after the last keystroke before it is saved. */
  delayMs?: number
}

/**
 * One entry while it is edited: values change at once and for everyone who looks (fields, app frames, live preview);
 * saving follows on its own.
 */
export function createEntrySession({ entry, contentType, gateway, delayMs = 500 }: Options) {
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
  const saving = autosave({ save, delayMs })

  function setValue({ field, locale, value }: Change) {
    const values = { ...state.fields[field], [locale]: value }
    if (value === undefined) delete values[locale]
    const fields = { ...state.fields, [field]: values }
    if (Object.keys(values).length === 0) delete fields[field]
    state = { ...state, fields, problem: without(state.problem, field) }
    emit({ kind: 'value', field, locale, value })
    set({ phase: 'unsaved' })
    if (!state.conflict) saving.schedule()
  }

  /** Takes what the service has, and keeps what was typed since. */
  function receive(theirs: EntryProps) {
    const { fields, conflicts } = rebase({
      base: state.entry.fields,
      mine: state.fields,
      theirs: theirs.fields,
    })
    if (conflicts.length > 0) return set({ conflict: { theirs, fields: conflicts }, phase: 'failed' })
    adopt(theirs, fields)
  }

  function adopt(entry: EntryProps, next: Fields) {
    const before = state.fields
    const changed = fieldsThatDiffer(before, next)
    const same = Object.entries(before).filter(([id]) => id in next && !changed.includes(id))
    const fields = { ...next, ...Object.fromEntries(same) } // the same objects, so that nobody draws them again
    const isSaved = fieldsThatDiffer(fields, entry.fields).length === 0
    const problem = state.problem?.during === 'save' ? undefined : state.problem
    set({ entry, fields, phase: isSaved ? 'saved' : 'unsaved', problem, conflict: undefined })
    for (const field of changed) announce(field, before[field])
    emit({ kind: 'sys' })
  }

  function announce(field: string, before: Record<string, unknown> = {}) {
    const values = state.fields[field] ?? {}
    for (const locale of new Set([...Object.keys(values), ...Object.keys(before)]))
      emit({ kind: 'value', field, locale, value: values[locale] })
  }

  async function save(): Promise<void> {
    const sent = state.fields
    if (state.phase === 'deleted' || state.conflict) return
    if (fieldsThatDiffer(sent, state.entry.fields).length === 0) return set({ phase: 'saved' })
    set({ phase: 'saving' })
    try {
      const saved = await gateway.save({ ...state.entry, fields: sent })
      const { fields } = rebase({ base: sent, mine: state.fields, theirs: saved.fields })
      adopt(saved, fields)
      emit({ kind: 'saved', entry: saved })
    } catch (error) {
      await refused(problemOf(error))
    }
  }

  async function refused(problem: Problem) {
    if (problem.code !== 'VersionMismatch')
      return set({ phase: 'failed', problem: { ...problem, during: 'save' } })
    receive(await gateway.load())
    if (!state.conflict) await save()
  }

  async function run(transition: Transition): Promise<boolean> {
    await saving.flush()
    if (state.phase === 'failed') return false
    try {
      const next = await gateway.run(transition, state.entry)
      set(next ? { problem: undefined } : { phase: 'deleted' })
      if (next) receive(next)
      if (next) emit({ kind: 'saved', entry: next })
      return true
    } catch (error) {
      set({ problem: { ...problemOf(error), during: transition } })
      return false
    }
  }

  async function settle(choice: 'mine' | 'theirs') {
    if (!state.conflict) return
    const { theirs, fields } = state.conflict
    const merged = rebase({ base: state.entry.fields, mine: state.fields, theirs: theirs.fields })
    const chosen = choice === 'mine' ? state.fields : theirs.fields
    const settled = Object.fromEntries(
      fields.flatMap((field) => (field in chosen ? [[field, chosen[field]]] : [])),
    )
    const others = Object.entries(merged.fields).filter(([field]) => !fields.includes(field))
    adopt(theirs, { ...Object.fromEntries(others), ...settled })
    await save()
  }

  return {
    contentType,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    observe(observer: (event: SessionEvent) => void) {
      observers.add(observer)
      return () => void observers.delete(observer)
    },
    setValue,
    receive,
    run,
    settle,
    /** Saves now what is not saved yet. */
    save: saving.flush,
  }
}

/** What was said about a field no longer holds when it changes. */
function without(problem: SessionState['problem'], field: string): SessionState['problem'] {
  if (!problem?.fields.some((each) => each.field === field)) return problem
  const fields = problem.fields.filter((each) => each.field !== field)
  return fields.length > 0 ? { ...problem, fields } : undefined
}
