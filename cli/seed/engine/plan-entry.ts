import { locale } from '@association/content/define/locale.ts'
import { isSame } from '@association/services/management/index.ts'
import type { EntryProps } from 'contentful-management'
import { CommandError } from '../../commands/errors.ts'
import type { SpaceState } from './read-space.ts'
import { hasTags } from './tags.ts'
import type { EntryWish, WireFields } from './wish.ts'

/** What has to be done to one entry, in this order. */
export type EntryPlan = { wish: EntryWish; live?: EntryProps } & Work
type Work = {
  /** Fields to save before publishing; missing when they are as they should be. */
  save?: WireFields
  publish: boolean
  unpublish: boolean
  /** Fields to save after publishing: the unpublished change. */
  saveAfter?: WireFields
}

/** What leads from the entry as it is to its wish. Throws CommandError when it is of another content type. */
export function planEntry(wish: EntryWish, state: SpaceState): EntryPlan {
  const live = state.entries.get(wish.id)
  const liveType = live?.sys.contentType.sys.id
  if (live && liveType !== wish.type)
    throw new CommandError(
      'REFUSED',
      `${wish.id} is a ${liveType} in the space, not a ${wish.type}: give one of them another id.`,
    )
  const plan = wish.isCut && wish.state !== 'draft' ? cut : work[wish.state]
  return { wish, live, ...plan({ wish, live, published: state.published.get(wish.id) }) }
}

type Versions = { wish: EntryWish; live?: EntryProps; published?: EntryProps }

const work: Record<EntryWish['state'], (versions: Versions) => Work> = {
  draft: ({ wish, live }) => ({
    save: unlessHeld(live, wish, wish.fields),
    publish: false,
    unpublish: Boolean(live?.sys.publishedVersion),
  }),
  published({ wish, live }) {
    const save = unlessHeld(live, wish, wish.fields)
    return { save, publish: save !== undefined || !live || !isPublished(live.sys), unpublish: false }
  },
  changed({ wish, live, published }) {
    const isBaseRight = unlessHeld(published, {}, wish.fields) === undefined
    return isBaseRight
      ? { publish: false, unpublish: false, saveAfter: unlessHeld(live, wish, wish.saved) }
      : { save: unlessHeld(live, wish, wish.fields), publish: true, unpublish: false, saveAfter: wish.saved }
  },
}

const cut = ({ wish, live }: Versions): Work => ({
  save: unlessHeld(live, wish, wish.saved),
  publish: false,
  unpublish: false,
})

const unlessHeld = (entry: EntryProps | undefined, wish: Pick<EntryWish, 'tags'>, fields: WireFields) =>
  entry && hasTags(entry, wish) && isSame(withoutEmpty(entry.fields), fields) ? undefined : fields

/** Contentful keeps an emptied field as `{}`. */
export const withoutEmpty = (fields: Record<string, Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, values]) => values?.[locale] !== undefined && values[locale] !== null),
  )

type Sys = { version: number; publishedVersion?: number }
/** Published, and not touched since. */
export const isPublished = ({ version, publishedVersion }: Sys) => publishedVersion === version - 1

export const hasEntryWork = ({ save, publish, saveAfter, unpublish }: EntryPlan) =>
  Boolean(save || publish || saveAfter || unpublish)

/** Has an earlier run seeded this entry wholly? Then what differs is an editor’s work. */
export function isComplete({ wish, live, publish }: EntryPlan): boolean {
  if (!live) return false
  if (wish.state === 'draft') return true
  if (!live.sys.publishedCounter) return false
  // A run that was killed between publishing and saving the change left exactly the published fields.
  const isHalfChanged =
    wish.state === 'changed' && !publish && live.sys.publishedCounter === 1 && isPublished(live.sys)
  return !isHalfChanged
}
