import type { Space } from '@association/content'
import type { SpaceClient } from '@association/services/management/index.ts'
import { countOf } from '../content/planned.ts'
import { readEntries } from '../content/read-entries.ts'
import type { World } from '../content/world.ts'
import { MigrationError } from '../errors.ts'
import type { LeftEntry } from '../operations/left.ts'
import type { EntryOperation, EntryState, Stage } from '../operations/operation.ts'
import { goingFields } from '../plan/plan-types.ts'
import { unplannedLosses } from '../plan/unplanned-losses.ts'
import { refuseUnwritable } from '../preflight/unwritable.ts'
import type { Models } from './watch-models.ts'
import { writeEntries } from './write-entries.ts'
import { writeTag } from './write-tag.ts'
import { writeType } from './write-type.ts'
import type { Writing } from './writing.ts'

export type StagePlanning = {
  space: Space
  implied: ReadonlyMap<string, EntryOperation>
  planAgain?(world: World, subject: { id: string; live: EntryState }): EntryState
  revise(operations: readonly EntryOperation[]): Promise<void>
}

type StageContext = Pick<Writing, 'client' | 'beforeWrite' | 'done' | 'allows'> & {
  models: Models
  world: World
}

/** Resolves to the entries that stay as people saved them meanwhile. */
export async function carryOutStage(
  stage: Stage,
  { space, implied, planAgain, revise }: StagePlanning,
  { models, world, ...context }: StageContext,
): Promise<LeftEntry[]> {
  const types = typesIn(stage)
  const refuseChangedModel = () => models.refuseChanged(types)
  await refuseChangedModel()
  await confirmLosses(stage, { space, implied, revise }, { ...context, world })
  const left = await writeStage(stage, {
    ...context,
    refuseChangedModel,
    revise,
    refuseUnwritable: (operation) =>
      refuseUnwritable({ about: stage.about, operations: [operation] }, { change: '', space, world }),
    ...(planAgain ? { planAgain: (id, live) => planAgain(world, { id, live }) } : {}),
  })
  models.forget(stage.operations.flatMap(({ kind, id }) => (kind === 'contentType' ? [id] : [])))
  return left
}

function typesIn({ operations }: Stage): string[] {
  const ids = operations.flatMap((operation) =>
    operation.kind === 'entry' && !operation.isImplied
      ? [operation.from?.type, operation.to?.type].flatMap((type) => type ?? [])
      : [],
  )
  return [...new Set(ids)]
}

type Losing = Pick<StagePlanning, 'space' | 'implied' | 'revise'>

async function confirmLosses(stage: Stage, { space, implied, revise }: Losing, context: LosingContext) {
  const { client, world, allows } = context
  const types = stage.operations.flatMap((operation) =>
    operation.kind === 'contentType' && goingFields(operation).length > 0 ? [operation.id] : [],
  )
  if (types.length === 0) return
  const held = await readEntries(client, { types })
  const live = { ...world, entries: new Map([...held].map(([id, { state }]) => [id, state])) }
  const known = (id: string) => [implied.get(id)?.from, world.entries.get(id)]
  const { operations, losses } = unplannedLosses(stage, live, known)
  if (operations.length === 0) return
  const lines = losses.map((loss) => `${loss.what} ${countOf(loss)}`)
  if (!(await allows(lines))) throw refused(space, lines)
  await revise(operations)
}

type LosingContext = { client: SpaceClient; world: World; allows: Writing['allows'] }

const refused = (space: string, lines: readonly string[]) =>
  new MigrationError('DATA_LOSS', [
    `In ${space} the next step loses values that people saved after the plan, so it was not begun:`,
    ...lines.map((line) => `  ${line}`),
    'Run the command again: it shows them, and goes on with --allow-data-loss.',
  ])

async function writeStage({ operations }: Stage, writing: Writing): Promise<LeftEntry[]> {
  const entries: EntryOperation[] = []
  for (const operation of operations) {
    if (operation.kind === 'entry') {
      entries.push(operation)
      continue
    }
    if (operation.kind === 'tag') await writeTag(operation, writing)
    else await writeType(writing.client, operation, writing.beforeWrite)
    writing.done(1)
  }
  return writeEntries(entries, writing)
}
