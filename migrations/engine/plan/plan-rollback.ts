import type { Space } from '@association/content'
import type { SpaceClient } from '@association/services/management/index.ts'
import { isSameEntry } from '../content/entry-state.ts'
import { countOf } from '../content/planned.ts'
import { type Need, readContent, touchesContent } from '../content/read-content.ts'
import { readLocales, type SpaceLocales } from '../content/space-locales.ts'
import { carriedOut, entriesOf, type World } from '../content/world.ts'
import { counted } from '../counted.ts'
import { MigrationError } from '../errors.ts'
import { isHalfApplied } from '../history/history.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { readPlan } from '../journal/journal-plan.ts'
import { withoutLeft } from '../operations/left.ts'
import type { Stage } from '../operations/operation.ts'
import type { Rollback, Undone } from '../operations/space-plan.ts'
import { refuseUnwritable } from '../preflight/unwritable.ts'
import { mergeWayBack } from './merge-way-back.ts'
import { emptiedBy } from './plan-types.ts'
import { readModel } from './read-space.ts'
import { wayBack } from './way-back.ts'

type Wish = {
  space: Space
  to?: string
  overwrite?: boolean
}

/** Goes back to before `to` and all later changes. Throws when there is no way back. */
export async function planRollback(
  client: SpaceClient,
  { space, to, overwrite }: Wish,
): Promise<{ way: Rollback; world: World }> {
  const { model, journal } = await readModel(client)
  const done = journal.filter(isToTakeBack).toReversed()
  // A squash begins a new numbering, so only this space's record of the change says what came after it.
  const records = done.slice(0, to === undefined ? 1 : done.findIndex(({ id }) => id === to) + 1)
  const locales = await readLocales(client)
  const undone = await Promise.all(records.map((record) => undo(client, record, locales)))
  const content = await readContent(client, neededFor(undone.flatMap((change) => change.stages)))
  const world: World = { ...content, model, gone: new Set() }
  const { changes, conflicts: edited } = mergeWayBack(undone, world, overwrite)
  const stages = changes.flatMap((change) => change.stages)
  const conflicts = [...new Set([...edited, ...lostOnTheWay(stages, world)])]
  refuseOccupied(stages, { space, world })
  refuseUnpublishable(changes, { space, world })
  return { way: { space, applied: done.length, changes, conflicts }, world }
}

export const isToTakeBack = (record: JournalEntry) =>
  record.outcome === 'applied' || record.outcome === 'rollingBack' || isHalfApplied(record)

async function undo(client: SpaceClient, record: JournalEntry, locales: SpaceLocales): Promise<Undone> {
  const { id, checksum, parts, left = [] } = record
  if (parts === undefined)
    throw new MigrationError(
      'NO_WAY_BACK',
      `${id} cannot be rolled back: the space keeps no plan of it, because it was recorded and not run, or is older than plans. Write a new change that undoes it.`,
    )
  const plan = await readPlan(client, record)
  const undoes = stagesToUndo(record, plan.stages.length)
  const written = plan.stages.slice(0, undoes).map((stage, index) =>
    withoutLeft(
      stage,
      left.filter((entry) => entry.stage <= index),
    ),
  )
  const isInterrupted = record.isInterrupted || isHalfApplied(record)
  const back = wayBack(written, { locales, isInterrupted })
  const rest = record.outcome === 'rollingBack' ? (record.stage ?? back.length) : back.length
  const stages = back.slice(back.length - rest)
  return {
    id,
    about: plan.about,
    checksum,
    undoes,
    ...(isInterrupted
      ? { isInterrupted, interrupted: stages.find((stage) => stage === back[rulesFirst]) }
      : {}),
    stages,
    losses: [],
    warnings: [],
  }
}

/** The way back begins with loosened rules, then takes back the newest stage. */
const rulesFirst = 1

function stagesToUndo({ outcome, stage = 0, undoes = stage }: JournalEntry, total: number): number {
  if (outcome === 'applied') return total
  return outcome === 'rollingBack' ? undoes : Math.min(stage + 1, total)
}

function neededFor(stages: readonly Stage[]): Need {
  if (stages.some(touchesContent)) return 'all'
  const types = stages.flatMap(({ operations }) => operations.map(({ id }) => id))
  return types.length > 0 ? { types: [...new Set(types)] } : 'nothing'
}

/** Throws before the first write if Contentful would refuse to publish even with loosened rules. */
function refuseUnpublishable(changes: readonly Undone[], { space, world }: { space: Space; world: World }) {
  let now = world
  for (const { id, stages } of changes)
    for (const stage of stages) {
      const left = stage.operations.filter(
        (operation) =>
          operation.kind !== 'entry' || !isSameEntry(now.entries.get(operation.id), operation.to),
      )
      refuseUnwritable(
        { ...stage, operations: left },
        { change: `The way back of ${id}`, space, world: now, remedy },
      )
      now = carriedOut(now, stage)
    }
}

const remedy =
  'Take that rule away in Contentful, roll back, and set it again; or write a new change that undoes it.'

function lostOnTheWay(stages: readonly Stage[], start: World): string[] {
  let world = start
  return stages.flatMap((stage) => {
    const found = stage.operations.flatMap((operation) => {
      if (operation.kind !== 'contentType') return []
      // Values that an interrupted run has not removed yet are not lost.
      const { losses = [] } = emptiedBy(world, { ...operation, from: world.model[operation.id] })
      return losses.map((loss) => `${loss.what} ${countOf(loss)}`)
    })
    world = carriedOut(world, stage)
    return found
  })
}

/** Contentful deletes no content type that has entries, even with `--allow-data-loss`. */
function refuseOccupied(
  stages: readonly Stage[],
  { space, world: start }: { space: Space; world: World },
): void {
  let world = start
  const lines = stages.flatMap((stage) => {
    const going = stage.operations.filter(({ kind, to }) => kind === 'contentType' && !to)
    const found = going.flatMap(({ id }) => createdSince(id, entriesOf(world, id).length))
    world = carriedOut(world, stage)
    return found
  })
  if (lines.length === 0) return
  throw new MigrationError('CONFLICT', [
    `In ${space} the way back deletes content types that have entries; nothing was written:`,
    ...lines,
    'Delete these entries in Contentful, and run the command again.',
  ])
}

const createdSince = (type: string, count: number): string[] =>
  count > 0 ? [`  ${type}: ${counted(count, 'entry')} ${count === 1 ? 'was' : 'were'} created since`] : []
