import { type Space, spaces } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import type { SpacePlan } from '../operations/space-plan.ts'

export type PlanFile = {
  kind: typeof planKind
  version: typeof planVersion
  madeAt: string
  madeBy: string
  place: PlanPlace
  plans: readonly SpacePlan[]
}

export type PlanPlace = {
  host: string
  environment: string
  spaceIds: Partial<Record<Space, string>>
}

export const planKind = 'migration plan'
export const planVersion = 1

/** The checksum proves no origin, so the shape is checked too. */
export const isPlanFile = (file: object): file is PlanFile =>
  'place' in file &&
  isPlace(file.place) &&
  'plans' in file &&
  isListOf(file.plans, isSpacePlan) &&
  isSameSet(
    file.plans.map(({ space }) => space),
    Object.keys(file.place.spaceIds),
  )

type PlannedEnvironment = { host: string; environment: string; spaceIds: Record<string, unknown> }

const isPlace = (place: unknown): place is PlannedEnvironment =>
  isRecord(place) &&
  typeof place.host === 'string' &&
  typeof place.environment === 'string' &&
  isRecord(place.spaceIds)

const isSpacePlan = (plan: unknown): plan is { space: Space } =>
  isRecord(plan) &&
  spaces.some((space) => space === plan.space) &&
  typeof plan.applied === 'number' &&
  isListOf(plan.changes, isChange)

const isChange = (change: unknown): change is object =>
  isRecord(change) &&
  typeof change.id === 'string' &&
  typeof change.checksum === 'string' &&
  isListOf(change.stages, isStage)

const isStage = (stage: unknown): stage is object =>
  isRecord(stage) && isListOf(stage.operations, isOperation)

const isOperation = (operation: unknown): operation is object =>
  isRecord(operation) && typeof operation.kind === 'string' && typeof operation.id === 'string'

const isListOf = <Item>(list: unknown, isItem: (item: unknown) => item is Item): list is Item[] =>
  Array.isArray(list) && list.every(isItem)

const isSameSet = (names: readonly string[], wanted: readonly string[]) =>
  names.length === wanted.length && wanted.every((name) => names.includes(name))
