import { isSame } from '@association/services/management/index.ts'
import type { MetadataProps } from 'contentful-management'
import { heldValues } from '../../content/export/held-values.ts'
import type { ItemWish, WireFields } from '../wish/wish.ts'
import { hasTags } from './tags.ts'

/** What has to be done to one entry or asset, in this order. */
export type Work<Fields> = {
  unarchive: boolean
  /** Fields to save before publishing; missing when they are as they should be. */
  save?: Fields | undefined
  publish: boolean
  unpublish: boolean
  /** Fields to save after publishing: the unpublished change. */
  saveAfter?: Fields | undefined
  archive: boolean
}

export type Sys = {
  version: number
  publishedVersion?: number
  publishedCounter?: number
  archivedVersion?: number
}
/** As the Management API holds it. */
export type Held = { sys: Sys; fields: unknown; metadata?: MetadataProps }

type Versions<Fields> = {
  wish: ItemWish<Fields>
  live: Held | undefined
  /** What visitors see of it, where it was changed since. */
  published: Held | undefined
  /** Does the entry or asset hold exactly these values? */
  holds(live: Held, fields: Fields): boolean
}

/** What leads from an entry or asset as it is to its wish. */
export function planItem<Fields>(versions: Versions<Fields>): Work<Fields> {
  const { wish, live } = versions
  const work = { ...nothing, ...workFor(versions) }
  const isArchived = live?.sys.archivedVersion !== undefined
  const isRight = wish.state === 'archived' && isArchived && !work.save
  if (isRight) return { ...nothing }
  const isTouched = Boolean(work.save || work.publish || work.saveAfter) || wish.state !== 'archived'
  return { ...work, unarchive: isArchived && isTouched }
}

const nothing = { unarchive: false, publish: false, unpublish: false, archive: false } as const

function workFor<Fields>(versions: Versions<Fields>): Partial<Work<Fields>> {
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

const isBaseRight = <Fields>({ wish, published, holds }: Versions<Fields>) =>
  published !== undefined && holds(published, wish.fields)

/** Is it published, and not changed since? A changed file can look the same as the published one. */
const lacksChange = <Fields>({ wish, live }: Versions<Fields>) =>
  live !== undefined && isPublished(live.sys) && !isSame(wish.fields, wish.saved)

export const unlessHeld = <Fields>(
  { wish, live, holds }: Pick<Versions<Fields>, 'wish' | 'live' | 'holds'>,
  fields: Fields,
): Fields | undefined => (live && hasTags(live, wish) && holds(live, fields) ? undefined : fields)

/** Published, and not touched since. */
export const isPublished = ({ version, publishedVersion }: Sys) => publishedVersion === version - 1

export const hasWork = ({ save, saveAfter, ...steps }: Work<unknown>) =>
  Boolean(save || saveAfter || steps.publish || steps.unpublish || steps.unarchive || steps.archive)

/** Has an earlier run seeded this wholly? Then what differs is an editor’s work. */
export function isComplete({
  wish,
  live,
  publish,
}: {
  wish: ItemWish<unknown>
  live?: Held
  publish: boolean
}) {
  if (!live) return false
  if (wish.state === 'draft' || wish.state === 'archived') return true
  if (!live.sys.publishedCounter) return false
  // A run that was killed between publishing and saving the change left exactly the published fields.
  const isHalfChanged =
    wish.state === 'changed' && !publish && live.sys.publishedCounter === 1 && isPublished(live.sys)
  return !isHalfChanged
}

/** The wish, with the values in other locales that an entry holds already. */
export function withOtherLocales(fields: WireFields, live: unknown, locale: string): WireFields {
  const others = Object.entries(heldValues((live ?? {}) as WireFields)).flatMap(
    ([id, { [locale]: _, ...values }]) =>
      Object.keys(values).length > 0 ? [[id, { ...values, ...fields[id] }] as const] : [],
  )
  return { ...fields, ...Object.fromEntries(others) }
}
