import type { FeedSite } from '../../entries/item-of.ts'

export type CalendarSite = Pick<FeedSite, 'url' | 'authority'>

/**
 * Returns `opening.schedule-one.events@example.org`. Like feed ids, it uses the domain of FEED_AUTHORITY, because the
 * site's URL can change.
 */
export const eventUid = (authority: string, names: readonly string[]) =>
  `${names.join('.')}@${authority.split(',')[0]}`
