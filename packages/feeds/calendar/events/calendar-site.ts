import type { FeedSite } from '../../entries/item-of.ts'

export type CalendarSite = Pick<FeedSite, 'url' | 'authority'>
