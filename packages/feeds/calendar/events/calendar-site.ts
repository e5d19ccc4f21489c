import type { Site } from '../../entries/item-of.ts'

export type CalendarSite = Pick<Site, 'url' | 'authority'>
