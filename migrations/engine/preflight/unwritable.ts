import type { Space } from '@association/content'
import { entryBody, isSameValues } from '../content/entry-state.ts'
import { carriedOut, type World } from '../content/world.ts'
import { MigrationError } from '../errors.ts'
import type { EntryOperation, Stage } from '../operations/operation.ts'
import { byProblem } from './by-problem.ts'
import { occurrencesIn } from './occurrences.ts'
import { type Occurrences, type Problem, publicationProblems, savingProblems } from './publishable.ts'

type PreflightContext = {
  /** Id of the change, or a name for another action, such as its way back. */
  change: string
  space: Space
  world: World
  remedy?: string
}

/** Contentful's limit for one request. */
const requestBytes = 1_000_000

/** Throws if Contentful would refuse to save an entry, or to publish a published one, halfway through the stage. */
export function refuseUnwritable(
  stage: Stage,
  { change, space, world, remedy = usualRemedy }: PreflightContext,
): void {
  const found = problemsOf(stage, carriedOut(world, stage))
  if (found.length === 0) return
  const lines = found.map(([problem, entries]) => `  ${problem}: ${entries}`)
  throw new MigrationError('UNPUBLISHABLE', [
    `${change} (${stage.about}) would be refused half-way in ${space}; nothing was written:`,
    ...lines,
    remedy,
  ])
}

const usualRemedy =
  'Mend these entries in Contentful, or let the change give them values that the model allows.'

function problemsOf({ operations }: Stage, world: World) {
  const occurrences = occurrencesIn(world)
  const checked = operations.flatMap((operation) => {
    if (operation.kind !== 'entry' || !operation.to || operation.isImplied) return []
    const problems = [...unsaved(operation, world), ...unpublished(operation, { world, occurrences })]
    return [{ id: operation.id, state: operation.to, problems }]
  })
  return byProblem(checked)
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
