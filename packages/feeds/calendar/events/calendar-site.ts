import type { Site } from '../../entries/item-of.ts'

/** The site that events lead to, and in whose name their ids are given. */
export type CalendarSite = Pick<Site, 'url' | 'authority'>
