import { locale } from '@association/content/define/locale.ts'
import { isSame } from '@association/services/management/index.ts'
import type { EntryProps } from 'contentful-management'
import { heldValues } from '../../content/export/held-values.ts'
import { CommandError } from '../../shared/errors.ts'
import type { EntryWish, WireFields } from '../wish/wish.ts'
import { type HeldItem, type ItemWork, planItem, unlessHeld, withOtherLocales } from './plan-item.ts'
import type { SpaceState } from './read-space.ts'

export type EntryPlan = { wish: EntryWish; live?: EntryProps | undefined } & ItemWork<WireFields>

/** Throws CommandError when the entry has another content type. */
export function planEntry(wanted: EntryWish, state: SpaceState): EntryPlan {
  const live = state.entries.get(wanted.id)
  const liveType = live?.sys.contentType.sys.id
  if (live && liveType !== wanted.type)
    throw new CommandError(
      'REFUSED',
      `${wanted.id} is a ${liveType} in the space, not a ${wanted.type}: give one of them another id.`,
    )
  const wish = wanted.keepsOtherLocales && live ? withLocalesOf(wanted, live) : wanted
  const published = state.published.get(wish.id)
  if (!wish.isCut || wish.state === 'draft' || wish.state === 'archived')
    return { wish, live, ...planItem({ wish, live, published, holds }) }
  // Contentful would not publish it, so it is only saved.
  const save = unlessHeld({ wish, live, holds }, wish.saved)
  const unarchive = live?.sys.archivedVersion !== undefined
  return { wish, live, save, unarchive, publish: false, unpublish: false, archive: false }
}

const withLocalesOf = (wish: EntryWish, { fields }: EntryProps): EntryWish => ({
  ...wish,
  fields: withOtherLocales(wish.fields, fields, locale),
  saved: withOtherLocales(wish.saved, fields, locale),
})

/** Contentful keeps an emptied field as `{}`. */
const holds = ({ fields }: HeldItem, wanted: WireFields) => isSame(heldValues(fields as WireFields), wanted)
