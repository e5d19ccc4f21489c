import type { Entry } from '../define/values.ts'
import { type Problem, type Reader, type ReadOptions, reader } from './read.ts'
import type { WireEntry } from './wire.ts'

export type IncrementalReader = {
  read: Reader
  /** What was wrong with an entry when it was read; nested entries have their own. */
  problemsOf(wire: WireEntry): readonly Problem[]
}

/**
 * A reader for content that changes while someone types: a delivered object that was read before gives the same Entry
 * again. So whoever changes content must replace the objects along the path to the change, and may keep all others.
 */
export function incrementalReader({ spaceOf }: Pick<ReadOptions, 'spaceOf'>): IncrementalReader {
  const entries = new WeakMap<WireEntry, Entry>()
  const problems = new WeakMap<WireEntry, readonly Problem[]>()
  const problemsOf = (wire: WireEntry) => problems.get(wire) ?? []
  const read = reader({
    spaceOf,
    known: entries,
    report(problem, wire) {
      const isKnown = problemsOf(wire).some(
        ({ field, message }) => field === problem.field && message === problem.message,
      )
      if (!isKnown) problems.set(wire, [...problemsOf(wire), problem])
    },
  })
  return { read, problemsOf }
}
