import type { Space } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import type { AssetProps } from 'contentful-management'
import { CommandError } from '../../commands/errors.ts'
import { type EntryPlan, hasEntryWork, isComplete, isPublished, planEntry } from './plan-entry.ts'
import type { SpaceState } from './read-space.ts'
import type { AssetWish, SpaceWish } from './wish.ts'

/** What has to be written to one space, each step only where the space differs from the wish. */
export type SpacePlan = {
  space: Space
  assets: readonly AssetPlan[]
  entries: readonly EntryPlan[]
  /** How many entries and assets are right already. */
  unchanged: number
}

export type AssetPlan = {
  wish: AssetWish
  live?: AssetProps
  /** Draw and send the file; saving and processing follow. */
  upload: boolean
  save: boolean
  publish: boolean
}

export type PlanOptions = {
  /** Leave alone what is there, with whatever editors made of it. */
  onlyMissing: boolean
}

/** Compares wish and space. Throws CommandError when the space lacks a type or field, or holds an id as another type. */
export function planSpace(wish: SpaceWish, state: SpaceState, { onlyMissing }: PlanOptions): SpacePlan {
  refuseUnmigrated(wish, state)
  const assets = wish.assets.map((asset) => planAsset(asset, state.assets.get(asset.id)))
  const entries = wish.entries.map((entry) => planEntry(entry, state))
  const assetsToDo = assets.filter(
    (plan) => plan.publish && !(onlyMissing && plan.live?.sys.publishedCounter),
  )
  const entriesToDo = entries.filter((plan) => hasEntryWork(plan) && !(onlyMissing && isComplete(plan)))
  return {
    space: wish.space,
    assets: assetsToDo,
    entries: entriesToDo,
    unchanged: assets.length + entries.length - assetsToDo.length - entriesToDo.length,
  }
}

/** The space must know each content type and field before the first write. */
function refuseUnmigrated({ space, entries }: SpaceWish, { types }: SpaceState): void {
  const missing = entries.flatMap(({ type, fields, saved }) => {
    const known = types.get(type)
    if (!known?.sys.publishedVersion) return [type]
    const ids = new Set(known.fields.map(({ id }) => id))
    return Object.keys({ ...fields, ...saved }).flatMap((id) => (ids.has(id) ? [] : [`${type}.${id}`]))
  })
  if (missing.length > 0)
    throw new CommandError(
      'NOT_MIGRATED',
      `The space ${space} lacks ${[...new Set(missing)].join(', ')}: run \`pnpm migrate apply\` first.`,
    )
}

function planAsset(wish: AssetWish, live: AssetProps | undefined): AssetPlan {
  const file = live?.fields.file?.[locale]
  const hasFile = file?.fileName === wish.fileName
  const isProcessed = hasFile && Boolean(file?.url)
  const hasTexts =
    live?.fields.title?.[locale] === wish.title && live.fields.description?.[locale] === wish.description
  // An upload lives for a day only, so a file that was never processed is sent again.
  const upload = !isProcessed
  const save = upload || !hasTexts
  return { wish, live, upload, save, publish: save || !live || !isPublished(live.sys) }
}

/** How many requests the plan needs at least: for the progress bar. */
export const workOf = (plan: SpacePlan) =>
  plan.assets.reduce(
    (sum, { upload, save, publish }) => sum + Number(upload) * 2 + Number(save) + Number(publish),
    0,
  ) +
  plan.entries.reduce(
    (sum, { save, publish, saveAfter, unpublish }) =>
      sum + [save, publish, saveAfter, unpublish].filter(Boolean).length,
    0,
  )
