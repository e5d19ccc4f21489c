import type { Space } from '@association/content'
import { isSameValue } from '@association/content/preview/same-value.ts'

/** `null` means no value. */
export type FieldChange = { space: Space; entry: string; field: string; before: unknown; after: unknown }

/** `kind` names the part of the app that handles the step; `data` is its JSON. */
export type UndoStep = { said: string } & (
  | { changes: readonly FieldChange[]; isTyped?: boolean }
  | { kind: string; data: unknown }
)

/** Done steps are oldest first, undone steps latest last. */
export type History = { done: readonly UndoStep[]; undone: readonly UndoStep[] }
export type Joining = { isContinuous?: boolean }

export const noHistory: History = { done: [], undone: [] }

const stepsPerEntry = 50

/**
 * A continuous action, such as choosing a color, joins the step before it. Typing that restores the earlier text, like
 * an editor's own undo, removes that step.
 */
export function withStep(history: History, step: UndoStep, { isContinuous = false }: Joining = {}): History {
  const last = history.done.at(-1)
  if (last && isReverse(last, step)) return moved(history, 'done', last)
  const joined = isContinuous && last ? joinedSteps(last, step) : undefined
  const done = joined ? [...history.done.slice(0, -1), joined] : [...history.done, step]
  return { done: withoutOldest(done, entryOf(step)), undone: [] }
}

/** Other steps may have been recorded during the undo or redo. */
export function moved(history: History, from: keyof History, step: UndoStep): History {
  const to = from === 'done' ? 'undone' : 'done'
  return { ...without(history, from, step), [to]: [...history[to], step] }
}

export const without = (history: History, list: keyof History, step: UndoStep): History => ({
  ...history,
  [list]: history[list].filter((each) => each !== step),
})

export function parseHistory(stored: string | undefined): History {
  try {
    const { done, undone } = JSON.parse(stored ?? 'null') ?? {}
    return { done: stepsIn(done), undone: stepsIn(undone) }
  } catch {
    return noHistory
  }
}

function isReverse(last: UndoStep, step: UndoStep): boolean {
  const [before, now] = [onlyChange(last), onlyChange(step)]
  const areTyped = 'isTyped' in last && last.isTyped && 'isTyped' in step && step.isTyped
  if (!areTyped || !before || !now || !isSameField(before, now)) return false
  return isSameValue(before.before, now.after) && isSameValue(before.after, now.before)
}

function joinedSteps(last: UndoStep, step: UndoStep): UndoStep | undefined {
  const [before, now] = [onlyChange(last), onlyChange(step)]
  if (!before || !now || last.said !== step.said || !isSameField(before, now)) return undefined
  return isSameValue(before.after, now.before)
    ? { ...step, changes: [{ ...now, before: before.before }] }
    : undefined
}

const onlyChange = (step: UndoStep) =>
  'changes' in step && step.changes.length === 1 ? step.changes[0] : undefined

const isSameField = (one: FieldChange, other: FieldChange) =>
  one.space === other.space && one.entry === other.entry && one.field === other.field

const entryOf = (step: UndoStep) =>
  'changes' in step ? `${step.changes[0]?.space}/${step.changes[0]?.entry}` : step.kind

function withoutOldest(done: readonly UndoStep[], entry: string): readonly UndoStep[] {
  const ofEntry = done.filter((step) => entryOf(step) === entry)
  return ofEntry.length > stepsPerEntry ? done.filter((step) => step !== ofEntry[0]) : done
}

const stepsIn = (list: unknown): readonly UndoStep[] => (Array.isArray(list) ? list.filter(isStep) : [])

function isStep(step: Record<string, unknown> | null): step is UndoStep {
  if (typeof step?.said !== 'string') return false
  return Array.isArray(step.changes) ? step.changes.every(isChange) : typeof step.kind === 'string'
}

const isChange = (change: Record<string, unknown> | null) =>
  typeof change?.space === 'string' &&
  typeof change.entry === 'string' &&
  typeof change.field === 'string' &&
  'before' in change &&
  'after' in change
