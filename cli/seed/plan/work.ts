import type { AssetPlan, SpacePlan } from './plan.ts'
import { filesToSend } from './plan-asset.ts'
import type { EntryPlan } from './plan-entry.ts'

/** Two requests publish up to 200 items. */
export const publication = 0.01

/** Returns the minimum number of requests, for the estimated time. */
export const workOf = ({ locales, types, tags, assets, entries }: SpacePlan) =>
  locales.length +
  sum(types.map(({ create, publish, edit }) => count([create, publish, edit]))) +
  tags.length +
  sum(assets.map(assetWork)) +
  sum(entries.map(itemWork))

const assetWork = (plan: AssetPlan) =>
  itemWork(plan) + sending(plan, plan.save) + sending(plan, plan.saveAfter)

/** Drawings and files are uploaded, then processed. Contentful fetches a URL itself. */
const sending = ({ live }: AssetPlan, fields: AssetPlan['save']) =>
  sum(filesToSend(fields, live).map(([, { source }]) => ('address' in source ? 1 : 2)))

const itemWork = ({ unarchive, save, saveAfter, unpublish, archive, publish }: AssetPlan | EntryPlan) =>
  count([unarchive, save, saveAfter, unpublish, archive]) + (publish ? publication : 0)

const count = (steps: readonly unknown[]) => steps.filter(Boolean).length
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
