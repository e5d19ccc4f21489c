import type { Space } from '@association/content'
import { isSame } from '@association/services/management/index.ts'
import type { AssetProps, EntryProps } from 'contentful-management'
import { CommandError } from '../../commands/errors.ts'
import type { SpaceState } from './read-space.ts'
import { type AssetWish, type EntryWish, locale, type SpaceWish, type WireFields } from './wish.ts'

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
  upload: boolean
  save: boolean
  process: boolean
  publish: boolean
}

export type EntryPlan = {
  wish: EntryWish
  live?: EntryProps
  /** What to save before publishing, and what after it: each missing when nothing is to be saved. */
  save?: WireFields
  publish: boolean
  saveAfter?: WireFields
  unpublish: boolean
}

export type PlanOptions = {
  /** Leave alone what is there, with whatever editors made of it. */
  onlyMissing: boolean
}

export function planSpace(wish: SpaceWish, state: SpaceState, { onlyMissing }: PlanOptions): SpacePlan {
  refuseUnmigrated(wish, state)
  const assets = wish.assets.map((asset) => planAsset(asset, state.assets.get(asset.id)))
  const entries = wish.entries.map((entry) => planEntry(entry, state))
  const assetsToDo = assets.filter(
    (plan) => hasAssetWork(plan) && !(onlyMissing && plan.live?.sys.publishedCounter),
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

type Sys = { version: number; publishedVersion?: number; publishedCounter?: number }
const isPublished = ({ version, publishedVersion }: Sys) => publishedVersion === version - 1

function planAsset(wish: AssetWish, live: AssetProps | undefined): AssetPlan {
  const file = live?.fields.file?.[locale]
  const hasFile = file?.fileName === wish.fileName
  const isProcessed = hasFile && Boolean(file?.url)
  const hasTexts =
    live?.fields.title?.[locale] === wish.title && live.fields.description?.[locale] === wish.description
  // An upload lives for a day only, so a file that was never processed is sent again.
  const upload = !isProcessed
  const save = upload || !hasTexts
  return { wish, live, upload, save, process: upload, publish: save || !live || !isPublished(live.sys) }
}

function planEntry(wish: EntryWish, state: SpaceState): EntryPlan {
  const live = state.entries.get(wish.id)
  const base = { wish, live }
  const holds = (fields: WireFields) => live !== undefined && isSame(tidy(live.fields), fields)
  if (live && live.sys.contentType.sys.id !== wish.type)
    throw new CommandError(
      'REFUSED',
      `${wish.id} is a ${live.sys.contentType.sys.id} in the space, not a ${wish.type}: give one of them another id.`,
    )
  if (wish.state === 'draft')
    return {
      ...base,
      save: holds(wish.fields) ? undefined : wish.fields,
      publish: false,
      unpublish: Boolean(live?.sys.publishedVersion),
    }
  if (wish.state === 'changed') {
    const published = state.published.get(wish.id)
    const isBaseRight = published !== undefined && isSame(tidy(published.fields), wish.fields)
    if (isBaseRight)
      return { ...base, publish: false, unpublish: false, saveAfter: unless(holds, wish.saved) }
    return {
      ...base,
      save: unless(holds, wish.fields),
      publish: true,
      unpublish: false,
      saveAfter: wish.saved,
    }
  }
  const save = unless(holds, wish.fields)
  return { ...base, save, publish: save !== undefined || !live || !isPublished(live.sys), unpublish: false }
}

const unless = (holds: (fields: WireFields) => boolean, fields: WireFields) =>
  holds(fields) ? undefined : fields

/** Contentful keeps an emptied field as `{}`. */
const tidy = (fields: Record<string, Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, values]) => values?.[locale] !== undefined && values[locale] !== null),
  )

const hasAssetWork = ({ save, process, publish }: AssetPlan) => save || process || publish
const hasEntryWork = ({ save, publish, saveAfter, unpublish }: EntryPlan) =>
  Boolean(save || publish || saveAfter || unpublish)

/** Has an earlier run seeded this entry wholly? Then what differs is an editor’s work. */
function isComplete({ wish, live, publish }: EntryPlan): boolean {
  if (!live) return false
  if (wish.state === 'draft') return true
  if (!live.sys.publishedCounter) return false
  // A run that was killed between publishing and saving the change left exactly the published fields.
  const isHalfChanged =
    wish.state === 'changed' && !publish && live.sys.publishedCounter === 1 && isPublished(live.sys)
  return !isHalfChanged
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
