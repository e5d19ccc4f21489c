import { isSame } from '@association/services/management/index.ts'
import type { MetadataProps } from 'contentful-management'
import { heldValues } from '../../content/export/held-values.ts'
import type { ItemWish, WireFields } from '../wish/wish.ts'
import { hasTags } from './tags.ts'

/** In this order. */
export type ItemWork<Fields> = {
  unarchive: boolean
  save?: Fields | undefined
  publish: boolean
  unpublish: boolean
  /** The unpublished change, saved after publishing. */
  saveAfter?: Fields | undefined
  archive: boolean
}

export type Sys = {
  version: number
  publishedVersion?: number
  publishedCounter?: number
  archivedVersion?: number
}
/** In the format of the Management API. */
export type HeldItem = { sys: Sys; fields: unknown; metadata?: MetadataProps }

type ItemVersions<Fields> = {
  wish: ItemWish<Fields>
  live: HeldItem | undefined
  /** The published version, if it differs from the saved one. */
  published: HeldItem | undefined
  holds(live: HeldItem, fields: Fields): boolean
}

export function planItem<Fields>(versions: ItemVersions<Fields>): ItemWork<Fields> {
  const { wish, live } = versions
  const work = { ...nothing, ...workFor(versions) }
  const isArchived = live?.sys.archivedVersion !== undefined
  const isRight = wish.state === 'archived' && isArchived && !work.save
  if (isRight) return { ...nothing }
  const isTouched = Boolean(work.save || work.publish || work.saveAfter) || wish.state !== 'archived'
  return { ...work, unarchive: isArchived && isTouched }
}

const nothing = { unarchive: false, publish: false, unpublish: false, archive: false } as const

function workFor<Fields>(versions: ItemVersions<Fields>): Partial<ItemWork<Fields>> {
  const { wish, live } = versions
  const isPublic = Boolean(live?.sys.publishedVersion)
  const save = unlessHeld(versions, wish.fields)
  if (wish.state === 'draft') return { save, unpublish: isPublic }
  if (wish.state === 'archived') return { save, unpublish: isPublic, archive: true }
  if (wish.state === 'published')
    return { save, publish: save !== undefined || !live || !isPublished(live.sys) }
  return isBaseRight(versions)
    ? { saveAfter: lacksChange(versions) ? wish.saved : unlessHeld(versions, wish.saved) }
    : { save, publish: true, saveAfter: wish.saved }
}

const isBaseRight = <Fields>({ wish, published, holds }: ItemVersions<Fields>) =>
  published !== undefined && holds(published, wish.fields)

/** A changed file can look like the published one, so the versions decide. */
const lacksChange = <Fields>({ wish, live }: ItemVersions<Fields>) =>
  live !== undefined && isPublished(live.sys) && !isSame(wish.fields, wish.saved)

export const unlessHeld = <Fields>(
  { wish, live, holds }: Pick<ItemVersions<Fields>, 'wish' | 'live' | 'holds'>,
  fields: Fields,
): Fields | undefined => (live && hasTags(live, wish) && holds(live, fields) ? undefined : fields)

export const isPublished = ({ version, publishedVersion }: Sys) => publishedVersion === version - 1

export const hasWork = ({ save, saveAfter, ...steps }: ItemWork<unknown>) =>
  Boolean(save || saveAfter || steps.publish || steps.unpublish || steps.unarchive || steps.archive)

/** True if an earlier run seeded it completely, so that differences are an editor's work. */
export function isComplete({
  wish,
  live,
  publish,
}: {
  wish: ItemWish<unknown>
  live?: HeldItem
  publish: boolean
}) {
  if (!live) return false
  if (wish.state === 'draft' || wish.state === 'archived') return true
  if (!live.sys.publishedCounter) return false
  // A run killed between publishing and saving the change left exactly the published fields.
  const isHalfChanged =
    wish.state === 'changed' && !publish && live.sys.publishedCounter === 1 && isPublished(live.sys)
  return !isHalfChanged
}

export function withOtherLocales(fields: WireFields, live: unknown, locale: string): WireFields {
  const others = Object.entries(heldValues((live ?? {}) as WireFields)).flatMap(
    ([id, { [locale]: _, ...values }]) =>
      Object.keys(values).length > 0 ? [[id, { ...values, ...fields[id] }] as const] : [],
  )
  return { ...fields, ...Object.fromEntries(others) }
}
