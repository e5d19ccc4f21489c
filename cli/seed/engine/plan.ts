import type { Space } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import type { AssetProps } from 'contentful-management'
import { CommandError } from '../../commands/errors.ts'
import { type EntryPlan, hasEntryWork, isComplete, isPublished, planEntry } from './plan-entry.ts'
import type { SpaceState } from './read-space.ts'
import { hasTags } from './tags.ts'
import type { AssetWish, SpaceWish, TagWish } from './wish.ts'

/** What has to be written to one space, each step only where the space differs from the wish. */
export type SpacePlan = {
  space: Space
  /** Tags that the space does not have yet. */
  tags: readonly TagWish[]
  assets: readonly AssetPlan[]
  entries: readonly EntryPlan[]
  /** How many entries and assets are right already. */
  unchanged: number
}

export type AssetPlan = {
  wish: AssetWish
  live?: AssetProps
  /** Send the file; saving and processing follow. */
  upload: boolean
  save: boolean
  publish: boolean
  unpublish: boolean
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
    (plan) => hasAssetWork(plan) && !(onlyMissing && plan.live?.sys.publishedCounter),
  )
  const entriesToDo = entries.filter((plan) => hasEntryWork(plan) && !(onlyMissing && isComplete(plan)))
  return {
    space: wish.space,
    tags: wish.tags.filter(({ id }) => !state.tags.has(id)),
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
      `The space ${space} lacks ${[...new Set(missing)].join(', ')}: run \`npm run migrate -- apply\` first.`,
    )
}

function planAsset(wish: AssetWish, live: AssetProps | undefined): AssetPlan {
  const texts = live?.fields
  const hasTexts =
    (texts?.title?.[locale] ?? '') === wish.title && (texts?.description?.[locale] ?? '') === wish.description
  const upload = !hasFile(wish, live)
  const save = upload || !live || !hasTexts || !hasTags(live, wish)
  const isDraft = wish.state === 'draft'
  return {
    wish,
    live,
    upload,
    save,
    publish: !isDraft && (save || !isPublished(live.sys)),
    unpublish: isDraft && Boolean(live?.sys.publishedVersion),
  }
}

/** An upload lives for a day only, so a file that was never processed is sent again. */
function hasFile({ fileName, source }: AssetWish, live: AssetProps | undefined): boolean {
  const file = live?.fields.file?.[locale]
  const bytes = 'bytes' in source ? source.bytes : undefined
  if ('address' in source && source.address === '') return true // an asset that never had a file
  const isThis = file?.fileName === fileName && (bytes === undefined || file.details?.size === bytes)
  return isThis && Boolean(file.url)
}

const hasAssetWork = ({ save, publish, unpublish }: AssetPlan) => save || publish || unpublish
