import type { AssetPlan, SpacePlan } from './plan.ts'
import type { EntryPlan } from './plan-entry.ts'

/** One of up to 200 that two requests publish. */
export const publication = 0.01

/** How many requests the plan takes at least: what the time that is left follows from. */
export const workOf = ({ tags, assets, entries }: SpacePlan) =>
  tags.length + sum(assets.map(assetWork)) + sum(entries.map(entryWork))

function assetWork({ wish, upload, save, publish, unpublish }: AssetPlan): number {
  const sending = upload ? ('drawing' in wish.source ? 2 : 1) : 0
  return sending + Number(save) + Number(unpublish) + (publish ? publication : 0)
}

const entryWork = ({ save, saveAfter, unpublish, publish }: EntryPlan) =>
  [save, saveAfter, unpublish].filter(Boolean).length + (publish ? publication : 0)

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
