import type { Space } from '@association/content'
import { CommandError } from '../../shared/errors.ts'
import type { SpaceWish, TagWish } from '../wish/wish.ts'
import { type AssetPlan, planAsset } from './plan-asset.ts'
import { type EntryPlan, planEntry } from './plan-entry.ts'
import { hasWork, isComplete } from './plan-item.ts'
import { type LocalePlan, planLocales } from './plan-locales.ts'
import { planTypes, type TypePlan } from './plan-types.ts'
import type { Stranger } from './prune.ts'
import type { SpaceState } from './read-space.ts'

export type { AssetPlan, EntryPlan, LocalePlan, TypePlan }

export type SpacePlan = {
  space: Space
  locales: readonly LocalePlan[]
  types: readonly TypePlan[]
  tags: readonly TagWish[]
  assets: readonly AssetPlan[]
  entries: readonly EntryPlan[]
  unchanged: number
}

export type Todo = { plan: SpacePlan; strangers: readonly Stranger[] }

export type PlanOptions = {
  onlyMissing: boolean
}

/** Throws CommandError when the space lacks a type, a field or a locale, or uses an id for another type. */
export function planSpace(wish: SpaceWish, state: SpaceState, { onlyMissing }: PlanOptions): SpacePlan {
  const types = planTypes(wish, state)
  refuseUnmigrated(wish, state, new Set(types.map(({ wish: { id } }) => id)))
  const assets = wish.assets.map((asset) => planAsset(asset, state))
  const entries = wish.entries.map((entry) => planEntry(entry, state))
  const isToDo = (plan: AssetPlan | EntryPlan) => hasWork(plan) && !(onlyMissing && isComplete(plan))
  const [assetsToDo, entriesToDo] = [assets.filter(isToDo), entries.filter(isToDo)]
  return {
    space: wish.space,
    locales: planLocales(wish, state),
    types,
    tags: wish.tags.filter(({ id }) => !state.tags.has(id)),
    assets: assetsToDo,
    entries: entriesToDo,
    unchanged: assets.length + entries.length - assetsToDo.length - entriesToDo.length,
  }
}

function refuseUnmigrated(
  { space, entries }: SpaceWish,
  state: SpaceState,
  coming: ReadonlySet<string>,
): void {
  const missing = entries.flatMap(({ type, fields, saved }) => {
    const known = state.types.get(type)
    if (coming.has(type)) return []
    if (!known?.sys.publishedVersion) return [type]
    const ids = new Set(known.fields.map(({ id }) => id))
    return Object.keys({ ...fields, ...saved }).flatMap((id) => (ids.has(id) ? [] : [`${type}.${id}`]))
  })
  if (missing.length > 0)
    throw new CommandError(
      'NOT_MIGRATED',
      `The space ${space} lacks ${[...new Set(missing)].join(', ')}: run \`npm run migrate -- apply\` first.`,
    )
}
