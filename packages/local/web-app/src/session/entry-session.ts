import type { ContentTypeProps, EntryProps } from 'contentful-management'
import { type ContentfulProblem, isPassing, problemOf } from '../contentful/problems.ts'
import type { EntryGateway, Transition } from './entry-gateway.ts'
import { fieldsThatDiffer, rebase } from './rebase.ts'
import type { ValueChange } from './session-state.ts'
import { type SessionStore, sessionStore } from './session-store.ts'

export type EntrySession = ReturnType<typeof createEntrySession>

type Options = {
  entry: EntryProps
  contentType: ContentTypeProps
  gateway: EntryGateway
  /** Milliseconds after the last keystroke. */
  delayMs?: number
  /** Milliseconds after a temporary failure. */
  retryMs?: number
}

/** All views of the entry (fields, app frames, live preview) see values at once; saving follows. */
export function createEntrySession(options: Options) {
  const { entry, contentType, gateway, delayMs = 500, retryMs = 3000 } = options
  const store = sessionStore(entry)
  const { state, set, subscribe, observe, receive } = store
  const saving = autosave({
    async save() {
      await save(store, gateway)
      const { phase, problem } = state()
      if (phase === 'failed' && problem && isPassing(problem)) saving.schedule(retryMs)
    },
    delayMs,
  })
  return {
    contentType,
    state,
    subscribe,
    observe,
    receive,
    setValue(change: ValueChange) {
      store.setValue(change)
      if (!state().conflict) saving.schedule()
    },
    markInvalid: (hasInvalidInput: boolean) => set({ hasInvalidInput }),
    save: saving.flush,
    /** Saves first. True if the service accepted both. */
    async run(transition: Transition): Promise<boolean> {
      await saving.flush()
      if (state().phase === 'failed') return false
      try {
        const next = await gateway.run(transition, state().entry)
        set(next ? { problem: undefined } : { phase: 'deleted' })
        if (next) receive(next)
        if (next) store.emit({ kind: 'saved', entry: next })
        return true
      } catch (error) {
        set({ problem: { ...problemOf(error), during: transition } })
        return false
      }
    },
    async settle(choice: 'mine' | 'theirs') {
      settle(store, choice)
      await saving.flush()
    },
  }
}

async function save(store: SessionStore, gateway: EntryGateway): Promise<void> {
  const { entry, fields: sent, phase, conflict } = store.state()
  if (phase === 'deleted' || conflict) return
  if (fieldsThatDiffer(sent, entry.fields).length === 0) return store.set({ phase: 'saved' })
  store.set({ phase: 'saving' })
  try {
    const saved = await gateway.save({ ...entry, fields: sent })
    const { fields } = rebase({ base: sent, mine: store.state().fields, theirs: saved.fields })
    store.adopt(saved, fields)
    store.emit({ kind: 'saved', entry: saved })
  } catch (error) {
    await refused(problemOf(error), store, gateway)
  }
}

/** The input can still be merged with a newer version. */
async function refused(problem: ContentfulProblem, store: SessionStore, gateway: EntryGateway) {
  if (problem.code !== 'VersionMismatch')
    return store.set({ phase: 'failed', problem: { ...problem, during: 'save' } })
  store.receive(await gateway.load())
  if (!store.state().conflict) await save(store, gateway)
}

function settle(store: SessionStore, choice: 'mine' | 'theirs') {
  const { entry, fields: mine, conflict } = store.state()
  if (!conflict) return
  const { theirs, fields: disputed } = conflict
  const merged = rebase({ base: entry.fields, mine, theirs: theirs.fields }).fields
  const chosen = choice === 'mine' ? mine : theirs.fields
  const others = Object.entries(merged).filter(([field]) => !disputed.includes(field))
  const settled = Object.entries(chosen).filter(([field]) => disputed.includes(field))
  store.adopt(theirs, Object.fromEntries([...others, ...settled]))
}

/** Debounces `schedule`; saves never run in parallel. */
function autosave({ save, delayMs }: { save: () => Promise<void>; delayMs: number }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    while (running) await running
    running = save().finally(() => {
      running = undefined
    })
    await running
  }
  return {
    schedule(inMs = delayMs) {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), inMs)
    },
    flush,
  }
}
