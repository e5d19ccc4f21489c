import { isSameValue } from '@association/content/preview/same-value.ts'
import { listeners } from '../../base/listeners.ts'
import type { Observed } from '../../base/observed.ts'
import type { Shelf } from '../../base/storage/bounded-shelf.ts'
import type { EntryRef } from '../../contentful/addresses.ts'
import type { FieldValue } from '../../entry/field-value.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import {
  type FieldChange,
  type History,
  type Joining,
  moved,
  noHistory,
  parseHistory,
  type UndoStep,
  without,
  withStep,
} from './history.ts'

export type DeskUndo = Observed<UndoState> & {
  record(step: UndoStep, how?: Joining): void
  /** Resolves to the changed field, if any. */
  undo(): Promise<EntryRef | undefined>
  redo(): Promise<EntryRef | undefined>
  /** The handler's functions resolve to false if the step cannot be undone any more. */
  handle(kind: string, handler: StepHandler): () => void
}

export type StepHandler = Record<'undo' | 'redo', (data: unknown) => Promise<boolean>>

export type UndoState = {
  undoable?: string
  redoable?: string
  /** The last announcement, as a sentence. */
  said: string
}

type Options = {
  /** The stored history survives Back and a reload. */
  kept?: { shelf: Shelf; key: string }
  /** The step may come from an earlier visit. */
  open(ref: EntryRef): Promise<OpenEntry>
  rest(): void
}

export function deskUndo({ kept, open, rest }: Options): DeskUndo {
  let history = kept ? parseHistory(kept.shelf.get(kept.key)) : noHistory
  let state = stateOf(history, '')
  let running: Promise<unknown> = Promise.resolve()
  const told = listeners<void>()
  const handlers = new Map<string, StepHandler>()

  function become(next: History, said: string) {
    history = kept ? shortenedToFit(next, kept) : next
    state = stateOf(history, said)
    told.tell()
  }
  async function apply(list: keyof History): Promise<EntryRef | undefined> {
    rest()
    const step = history[list].at(-1)
    if (!step) return undefined
    const { action, verb } = directions[list]
    const refusal = 'changes' in step ? await exchange(step.changes, list) : await ask(step, action)
    if (refusal !== undefined) {
      become(without(history, list, step), `Not ${verb.toLowerCase()}: ${step.said}. ${refusal}`)
      return undefined
    }
    become(moved(history, list, step), `${verb}: ${step.said}.`)
    return 'changes' in step ? step.changes[0] : undefined
  }
  async function ask({ kind, data }: Extract<UndoStep, { kind: string }>, action: 'undo' | 'redo') {
    const isDone = await handlers
      .get(kind)
      ?.[action](data)
      .catch(() => false)
    return isDone ? undefined : 'It can no longer be taken back here.'
  }
  /** Exchanges all values of a step or none. */
  async function exchange(changes: readonly FieldChange[], list: keyof History): Promise<string | undefined> {
    const { expected, wanted } = directions[list]
    const entries = await Promise.all(changes.map(open)).catch(() => undefined)
    if (!entries) return 'An entry of it could not be opened.'
    const fields = changes.map(({ field }, index) => entries[index]?.fields.find(({ id }) => id === field))
    const values = fields.flatMap((field, index) =>
      isStill(field, changes[index]?.[expected]) ? [{ field, value: changes[index]?.[wanted] }] : [],
    )
    if (values.length < changes.length) return 'The field has changed since then.'
    for (const { field, value } of values) field.replace(value)
    return undefined
  }
  /** Runs in sequence: two quick presses of Ctrl+Z are two steps. */
  function inTurn(list: keyof History) {
    const next = running.then(() => apply(list))
    running = next.catch(() => {})
    return next
  }
  return {
    state: () => state,
    subscribe: told.add,
    record: (step, how) => become(withStep(history, step, how), `${step.said}.`),
    undo: () => inTurn('done'),
    redo: () => inTurn('undone'),
    handle(kind, handler) {
      handlers.set(kind, handler)
      return () => {
        handlers.delete(kind)
      }
    },
  }
}

const directions = {
  done: { action: 'undo', expected: 'after', wanted: 'before', verb: 'Undone' },
  undone: { action: 'redo', expected: 'before', wanted: 'after', verb: 'Done again' },
} as const

/** Held text would be lost, so it counts as a change. */
const isStill = (field: FieldValue | undefined, value: unknown): field is FieldValue =>
  field !== undefined &&
  !field.isDisabled() &&
  field.draft.state().own !== 'held' &&
  isSameValue(field.get() ?? null, value)

const stateOf = ({ done, undone }: History, said: string): UndoState => ({
  undoable: done.at(-1)?.said,
  redoable: undone.at(-1)?.said,
  said,
})

/** Drops the oldest steps if there is no room. Without storage, the history stays in memory. */
function shortenedToFit(history: History, { shelf, key }: NonNullable<Options['kept']>): History {
  let next = history
  while (next.done.length > 0 && !shelf.set(key, JSON.stringify(next)))
    next = { ...next, done: next.done.slice(1) }
  if (next.done.length > 0) return next
  return shelf.set(key, JSON.stringify(next)) ? next : history
}
