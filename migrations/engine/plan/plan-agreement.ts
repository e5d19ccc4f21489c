import type { Space } from '@association/content'
import { isSame } from '@association/services/management/index.ts'
import { MigrationError } from '../errors.ts'
import type { Operation, Stage } from '../operations/operation.ts'
import type { PlannedChange, SpacePlan } from '../operations/space-plan.ts'
import type { PlanFile, PlanPlace } from './plan-shape.ts'

export function checkPlace({ place }: PlanFile, here: PlanPlace, path: string): void {
  const others = [
    ...(place.host === here.host ? [] : [`the host ${place.host}, not ${here.host}`]),
    ...(place.environment === here.environment
      ? []
      : [`the environment ${place.environment}, not ${here.environment}`]),
    ...Object.entries(place.spaceIds).flatMap(([name, id]) => {
      const ours = here.spaceIds[name as Space]
      if (ours === undefined) return [`the space ${name} too`]
      return ours === id ? [] : [`the space ${id} as ${name}, not ${ours}`]
    }),
  ]
  if (others.length > 0)
    throw refused(
      `${path} is a plan for ${others.join('; and for ')}: name that place with --env and --space, or make a plan for this one`,
    )
}

/** Throws if space or files now lead to another plan. Applied parts may be missing, so an interrupted run continues. */
export function checkStillPlanned(planned: SpacePlan, current: SpacePlan, path: string): void {
  const done = current.applied - planned.applied
  const rest = planned.changes.slice(Math.max(0, done))
  const differences = differencesBetween(rest, current.changes)
  if (done >= 0 && differences.length === 0) return
  const reasons = done < 0 ? ['changes were rolled back'] : differences
  throw refused(`The space ${planned.space} is not as ${path} found it: ${few(reasons)}. Make a new plan`)
}

const refused = (sentence: string) =>
  new MigrationError('PLAN_REFUSED', `${sentence} with \`npm run migrate -- plan --out plan.json\`.`)

function differencesBetween(
  planned: readonly PlannedChange[],
  current: readonly PlannedChange[],
): readonly string[] {
  const ids = [...new Set([...planned, ...current].map(({ id }) => id))]
  return ids.flatMap((id) => {
    const [was, is] = [planned, current].map((changes) => changes.find((change) => change.id === id))
    if (!was) return [`${id} is pending and not in the plan`]
    if (!is) return [`${id} is in the plan and no longer pending`]
    if (was.checksum !== is.checksum) return [`the file of ${id} was edited`]
    // The plan of a half-applied change comes from the journal and is not computed again.
    if (is.resumesAt !== undefined) return []
    return changedOperations(was.stages, is.stages).map((what) => `${what} of ${id}`)
  })
}

function changedOperations(was: readonly Stage[], is: readonly Stage[]): readonly string[] {
  const [before, now] = [operationsOf(was), operationsOf(is)]
  const names = new Set([...before.keys(), ...now.keys()])
  return [...names].filter((name) => !isSame(before.get(name), now.get(name)))
}

function operationsOf(stages: readonly Stage[]): Map<string, readonly Operation[]> {
  const found = new Map<string, Operation[]>()
  for (const operation of stages.flatMap(({ operations }) => operations)) {
    const name = nameOf(operation)
    found.set(name, [...(found.get(name) ?? []), operation])
  }
  return found
}

function nameOf({ kind, id }: Operation): string {
  return `${kind === 'contentType' ? 'content type' : kind} ${id}`
}

const shown = 3

function few(names: readonly string[]): string {
  const rest = names.length - shown
  return [...names.slice(0, shown), ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}
