import { isSameValue } from '@association/content/preview/same-value.ts'

/** One action that can be undone: the value of a field before and after it. `null` is no value. */
export type Step = { field: string; before: unknown; after: unknown; said: string }

/** Done steps, oldest first, and undone steps, latest last. */
export type History = { done: readonly Step[]; undone: readonly Step[] }

export const noHistory: History = { done: [], undone: [] }

const longestHistory = 50

/** Adds a step. A continuous action, such as a choice of color, joins the step that it continues. */
export function withStep({ done }: History, step: Step, { isContinuous = false } = {}): History {
  const last = done.at(-1)
  const isContinued =
    isContinuous &&
    last?.field === step.field &&
    last.said === step.said &&
    isSameValue(last.after, step.before)
  const next = isContinued ? [...done.slice(0, -1), { ...step, before: last.before }] : [...done, step]
  return { done: next.slice(-longestHistory), undone: [] }
}

/** The history after the last step is undone. */
export function undoLast({ done, undone }: History): History {
  const last = done.slice(-1)
  return { done: done.slice(0, -1), undone: [...undone, ...last] }
}

/** The history after the last undone step is redone. */
export function redoLast({ done, undone }: History): History {
  return { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) }
}

/** The history without its last step, for a field that has another value by now. */
export const withoutLast = (history: History, list: keyof History): History => ({
  ...history,
  [list]: history[list].slice(0, -1),
})

/** Reads a stored history; text of another origin is none. */
export function parseHistory(stored: string | undefined): History {
  try {
    const { done, undone } = JSON.parse(stored ?? 'null') ?? {}
    return { done: stepsIn(done), undone: stepsIn(undone) }
  } catch {
    return noHistory
  }
}

const stepsIn = (list: unknown): readonly Step[] => (Array.isArray(list) ? list.filter(isStep) : [])

const isStep = (step: Partial<Step> | null): step is Step =>
  typeof step?.field === 'string' && typeof step.said === 'string' && 'before' in step && 'after' in step
