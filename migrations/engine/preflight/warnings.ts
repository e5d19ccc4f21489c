import { countOf, lossOf } from '../content/planned.ts'
import { entriesOf, type World } from '../content/world.ts'
import { isSameType } from '../model/space-model.ts'
import type { EntryState } from '../operation.ts'
import { occurrencesIn } from './occurrences.ts'
import { publicationProblems } from './publishable.ts'

/**
 * What could be published before the change and can be no more. Nothing is lost and visitors see what they saw, so it
 * is only said; what was broken before is not blamed on the change.
 */
export function warningsOf({ before, after }: { before: World; after: World }): string[] {
  const types = Object.keys(after.model).filter(
    (id) => before.model[id] && !isSameType(before.model[id], after.model[id]),
  )
  const found = new Map<string, [string, EntryState][]>()
  const [was, is] = [problemsIn(before), problemsIn(after)]
  for (const [id, state] of types.flatMap((type) => entriesOf(after, type))) {
    const old = before.entries.get(id)
    const known = new Set(old ? was(old) : [])
    for (const problem of new Set(is(state)))
      if (!known.has(problem)) found.set(problem, [...(found.get(problem) ?? []), [id, state]])
  }
  return [...found].map(
    ([problem, entries]) =>
      `Afterwards, ${problem} in ${countOf(lossOf('', entries))}; Contentful publishes them again only when an editor has mended that.`,
  )
}

function problemsIn(world: World) {
  const occurrences = occurrencesIn(world)
  return ({ type, saved, published }: EntryState) =>
    [saved, ...(published ? [published] : [])].flatMap((values) =>
      publicationProblems(type, values, { world, occurrences }),
    )
}
