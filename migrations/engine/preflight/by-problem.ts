import { countOf, lossOf } from '../content/planned.ts'
import type { EntryState } from '../operations/operation.ts'
import type { Problem } from './publishable.ts'

type CheckedState = { id: string; state: EntryState; problems: Iterable<Problem> }

export function byProblem(checked: Iterable<CheckedState>): [Problem, string][] {
  const found = new Map<Problem, [string, EntryState][]>()
  for (const { id, state, problems } of checked)
    for (const problem of new Set(problems)) found.set(problem, [...(found.get(problem) ?? []), [id, state]])
  return [...found].map(([problem, entries]) => [problem, countOf(lossOf('', entries))])
}
