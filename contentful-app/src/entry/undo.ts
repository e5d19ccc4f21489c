import { isSameValue } from '@association/content/preview/same-value.ts'
import type { Shelf } from './bounded-shelf.ts'
import type { DraftState } from './field-draft.ts'
import type { FieldValue } from './field-value.ts'
import {
  type History,
  noHistory,
  parseHistory,
  redoLast,
  type Step,
  undoLast,
  withoutLast,
  withStep,
} from './history.ts'

/** Takes back and repeats actions on the fields of one entry. The browser's own undo takes care of typed text. */
export type Undo = {
  state(): UndoState
  subscribe(listener: () => void): () => void
  record(step: Step, how?: { isContinuous?: boolean }): void
  /** Returns the field that was changed, if any. */
  undo(): string | undefined
  redo(): string | undefined
}

export type UndoState = {
  /** What undo would take back, and what redo would repeat. */
  undoable?: string
  redoable?: string
  /** What happened last, as a sentence. */
  said: string
}

/** Where the history is kept, so that it survives the way back to another entry. */
type Kept = { shelf: Shelf; key: string }
type UndoField = Pick<FieldValue, 'id' | 'label' | 'get' | 'replace' | 'isDisabled'> & {
  draft: { state(): Pick<DraftState, 'own'> }
}
type Fields = readonly UndoField[]

export function openUndo({ kept, fields }: { kept?: Kept; fields: Fields }): Undo {
  let history = kept ? parseHistory(kept.shelf.get(kept.key)) : noHistory
  let state = stateOf(history, '')
  const listeners = new Set<() => void>()

  function become(next: History, said: string) {
    history = kept ? shortenedToFit(next, kept) : next
    state = stateOf(history, said)
    for (const listener of listeners) listener()
  }
  /** Exchanges the value that a step left for the one that it found, or the other way around. */
  function apply(list: keyof History): string | undefined {
    const step = history[list].at(-1)
    if (!step) return undefined
    const { move, expected, wanted, verb } = directions[list]
    const field = fields.find(({ id }) => id === step.field)
    if (!isStill(field, step[expected])) {
      become(
        withoutLast(history, list),
        `Not ${verb.toLowerCase()}: ${step.said}. The field has changed since then.`,
      )
      return undefined
    }
    field.replace(step[wanted])
    become(move(history), `${verb}: ${step.said}.`)
    return step.field
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    record: (step, how) => become(withStep(history, step, how), `${step.said}.`),
    undo: () => apply('done'),
    redo: () => apply('undone'),
  }
}

const directions = {
  done: { move: undoLast, expected: 'after', wanted: 'before', verb: 'Undone' },
  undone: { move: redoLast, expected: 'before', wanted: 'after', verb: 'Done again' },
} as const

/** Whether a field still shows the value that a step left, and may be written. Held text would be lost. */
const isStill = (field: UndoField | undefined, value: unknown): field is UndoField =>
  field !== undefined &&
  !field.isDisabled() &&
  field.draft.state().own !== 'held' &&
  isSameValue(field.get() ?? null, value)

const stateOf = ({ done, undone }: History, said: string): UndoState => ({
  undoable: done.at(-1)?.said,
  redoable: undone.at(-1)?.said,
  said,
})

/** Stores the history; the oldest steps give way if there is no room. A browser without storage keeps it in memory. */
function shortenedToFit(history: History, { shelf, key }: Kept): History {
  let next = history
  while (next.done.length > 0 && !shelf.set(key, JSON.stringify(next)))
    next = { ...next, done: next.done.slice(1) }
  if (next.done.length > 0) return next
  return shelf.set(key, JSON.stringify(next)) ? next : history
}
