import type { Space } from '@association/content'
import { entryBody, isSameValues } from '../content/entry-state.ts'
import { countOf, lossOf } from '../content/planned.ts'
import { carriedOut, type World } from '../content/world.ts'
import { MigrationError } from '../errors.ts'
import type { EntryOperation, EntryState, Stage } from '../operation.ts'
import { occurrencesIn } from './occurrences.ts'
import { type Occurrences, type Problem, publicationProblems, savingProblems } from './publishable.ts'

type Around = { change: string; space: Space; world: World }

/** What Contentful takes in one request. */
const requestBytes = 1_000_000

/** Throws when Contentful would refuse a stage half-way: to save an entry, or to publish one that is published. */
export function refuseUnwritable(stage: Stage, { change, space, world }: Around): void {
  const found = problemsOf(stage, carriedOut(world, stage))
  if (found.size === 0) return
  const lines = [...found].map(([problem, entries]) => `  ${problem}: ${countOf(lossOf('', entries))}`)
  throw new MigrationError(
    'UNPUBLISHABLE',
    `${change} (${stage.about}) would be refused half-way in ${space}; nothing was written:\n${lines.join('\n')}\n` +
      'Mend these entries in Contentful, or let the change give them values that the model allows.',
  )
}

function problemsOf({ operations }: Stage, world: World): Map<Problem, [string, EntryState][]> {
  const occurrences = occurrencesIn(world)
  const found = new Map<Problem, [string, EntryState][]>()
  for (const operation of operations) {
    if (operation.kind !== 'entry' || !operation.to || operation.isImplied) continue
    const { id, to } = operation
    const problems = new Set([
      ...unsaved(operation, world),
      ...unpublished(operation, { world, occurrences }),
    ])
    for (const problem of problems) found.set(problem, [...(found.get(problem) ?? []), [id, to]])
  }
  return found
}

function unpublished(operation: EntryOperation, around: { world: World; occurrences: Occurrences }) {
  const { to } = operation
  if (!to?.published || !isPublishing(operation)) return []
  const unsavable = new Set(unsaved(operation, around.world))
  return publicationProblems(to.type, to.published, around)
    .filter((problem) => !unsavable.has(problem))
    .map((problem) => `${problem} to be published`)
}

const isPublishing = ({ from, to }: EntryOperation) => !isSameValues(from?.published, to?.published)

function unsaved({ to }: EntryOperation, { model }: World): Problem[] {
  const spec = to && model[to.type]
  if (!spec) return []
  return [to.saved, ...(to.published ? [to.published] : [])].flatMap((values) => [
    ...savingProblems(to.type, spec, values),
    ...(Buffer.byteLength(JSON.stringify(entryBody(values))) > requestBytes
      ? [`${to.type} is larger than the 1 MB that Contentful takes`]
      : []),
  ])
}
