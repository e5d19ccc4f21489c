import type { Space } from '@association/content'
import { planContent } from '../content/plan-content.ts'
import type { Planned } from '../content/planned.ts'
import { carriedOut, type World } from '../content/world.ts'
import type { LoadedChange } from '../history/load-changes.ts'
import { forSpace } from '../model/for-space.ts'
import { isSchemaStep, replay } from '../model/replay.ts'
import type { Stage } from '../operations/operation.ts'
import type { PlannedChange } from '../operations/space-plan.ts'
import { looseEnough, statesOf } from '../preflight/broken-rules.ts'
import { missingValues, noWayBackFor, warningsOf } from '../preflight/unpublishable.ts'
import { refuseUnwritable } from '../preflight/unwritable.ts'
import type { Models } from '../specs/space-model.ts'
import type { ContentStep, SchemaStep } from '../vocabulary.ts'
import { planTypes } from './plan-types.ts'

type ChangeContext = {
  space: Space
  world: World
  before: Models
  conflicts: string[]
}

export function planChange({ id, change, checksum }: LoadedChange, start: ChangeContext): PlannedChange {
  const { space, conflicts } = start
  /** The state after the groups that are planned so far. */
  let { world, before: models } = start
  const planGroup = (group: ContentStep | SchemaStep[]): Planned => {
    if (!Array.isArray(group)) {
      const step = change.steps.indexOf(group)
      const planned = planContent(group, { change: id, space, world })
      return { ...planned, stages: planned.stages.map((stage) => ({ ...stage, step })) }
    }
    const before = forSpace(models[space])
    models = replay([{ id, change: { ...change, steps: group } }], models)
    return planTypes(group, { world, conflicts, before, after: forSpace(models[space]) })
  }
  const planned = groupsOf(change.steps).map((group): Planned => {
    const plan = planGroup(group)
    for (const stage of plan.stages) {
      refuseUnwritable(stage, { change: id, space, world })
      world = carriedOut(world, stage)
    }
    return plan
  })
  const stages = planned.flatMap((group) => group.stages)
  const missing = missingValues({ before: start.world, after: world })
  return {
    id,
    about: change.about,
    checksum,
    stages: [...stages, ...rulesForTheWayBack(stages, world)],
    losses: planned.flatMap(({ losses = [] }) => losses),
    ...(missing.length > 0 ? { missing } : {}),
    warnings: [
      ...planned.flatMap(({ warnings = [] }) => warnings),
      ...warningsOf({ before: start.world, after: world }),
      ...noWayBackFor(stages, start.world),
    ],
  }
}

/**
 * Lists kept content types whose rules the values published before the change break. The way back publishes these
 * values again, so it loosens the rules for that time.
 */
function rulesForTheWayBack(stages: readonly Stage[], { model, locales }: World): Stage[] {
  const operations = stages.flatMap((stage) => stage.operations)
  const written = new Set(operations.flatMap(({ kind, id }) => (kind === 'contentType' ? [id] : [])))
  const kept = Object.entries(model).filter(
    ([id, type]) => !written.has(id) && looseEnough(type, statesOf(id, stages, 'from'), locales) !== type,
  )
  if (kept.length === 0) return []
  return [
    {
      about: 'rules that stay',
      operations: kept.map(([id, type]) => ({ kind: 'contentType', id, from: type, to: type })),
    },
  ]
}

function groupsOf(steps: LoadedChange['change']['steps']): (ContentStep | SchemaStep[])[] {
  const groups: (ContentStep | SchemaStep[])[] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (!isSchemaStep(step)) groups.push(step)
    else if (Array.isArray(last)) last.push(step)
    else groups.push([step])
  }
  return groups
}
