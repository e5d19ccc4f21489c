import { locale } from '@association/content/define/locale.ts'
import { isSame } from '@association/services/management/index.ts'
import type { AssetProps } from 'contentful-management'
import { heldValues } from '../../content/export/held-values.ts'
import type { AssetFields, AssetWish, FileWish, WireFields } from '../wish/wish.ts'
import { type HeldItem, type ItemWork, planItem, withOtherLocales } from './plan-item.ts'
import type { SpaceState } from './read-space.ts'

export type AssetPlan = { wish: AssetWish; live?: AssetProps | undefined } & ItemWork<AssetFields>

export function planAsset(wanted: AssetWish, state: SpaceState): AssetPlan {
  const live = state.assets.get(wanted.id)
  const wish = wanted.keepsOtherLocales && live ? withLocalesOf(wanted, live) : wanted
  const published = state.publishedAssets.get(wish.id)
  return { wish, live, ...planItem<AssetFields>({ wish, live, published, holds }) }
}

export const filesToSend = (
  fields: AssetFields | undefined,
  live: AssetProps | undefined,
): [string, FileWish][] =>
  Object.entries(fields?.file ?? {}).filter(
    ([code, file]) => file.isChanged || !hasFile(live?.fields.file?.[code], file),
  )

export type HeldFile = { fileName?: string; url?: string; details?: { size?: number } }

/** An upload expires after a day, so an unprocessed file is sent again. */
export const hasFile = (held: HeldFile | undefined, { fileName, bytes }: FileWish) =>
  Boolean(held?.url) && held?.fileName === fileName && (bytes === undefined || held.details?.size === bytes)

function holds({ fields }: HeldItem, { title, description, file }: AssetFields): boolean {
  const held = heldValues(fields as WireFields)
  const files = (held.file ?? {}) as Record<string, HeldFile>
  return (
    isSame(held.title ?? {}, title) &&
    isSame(held.description ?? {}, description) &&
    isSame(Object.keys(files).toSorted(), Object.keys(file).toSorted()) &&
    Object.entries(file).every(([code, wanted]) => hasFile(files[code], wanted))
  )
}

function withLocalesOf(wish: AssetWish, { fields }: AssetProps): AssetWish {
  const { file: files, ...texts } = wish.fields
  const all = withOtherLocales(texts, { title: fields.title, description: fields.description }, locale)
  const others = Object.entries(fields.file ?? {}).filter(([code]) => code !== locale)
  const kept = others.map(([code, held]): [string, FileWish] => [code, asHeld(held)])
  const merged = { ...texts, ...all, file: { ...Object.fromEntries(kept), ...files } } as AssetFields
  return { ...wish, fields: merged, saved: merged }
}

const asHeld = ({ fileName, contentType, details }: AssetProps['fields']['file'][string]): FileWish => ({
  fileName,
  contentType,
  bytes: Number(details?.size) || undefined,
  source: { address: '' },
})
