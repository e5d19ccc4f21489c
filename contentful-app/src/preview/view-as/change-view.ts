import type { ViewAs } from '@association/content/preview/view-as.ts'
import { previewZone } from '@association/content/preview/view-as-words.ts'
import { instantOf, wallTime } from '@association/content/shared/schedule/instant.ts'

export const anybody: ViewAs = { viewer: 'anonymous' }

/** Returns undefined if the result equals the default. */
export function changedView(view: ViewAs | undefined, change: Partial<ViewAs>): ViewAs | undefined {
  const { viewer, priceLevel, program, hasCart, now } = { ...anybody, ...view, ...change }
  const next: ViewAs = {
    viewer,
    // Anonymous visitors have no price level and no program.
    ...(viewer !== 'anonymous' && priceLevel && { priceLevel }),
    ...(viewer !== 'anonymous' && program && { program }),
    ...(hasCart && { hasCart }),
    ...(now && { now }),
  }
  return JSON.stringify(next) === JSON.stringify(anybody) ? undefined : next
}

/** Returns Chicago time such as `2027-03-03T09:00` for a datetime input. Empty means now. */
export const wallTimeOf = (view: ViewAs | undefined): string =>
  view?.now ? wallTime(Date.parse(view.now), previewZone) : ''

export function instantAt(wall: string): string | undefined {
  const [date = '', time = ''] = wall.split('T')
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d/.test(time)) return undefined
  return new Date(instantOf(date, time.slice(0, 5), previewZone)).toISOString()
}
