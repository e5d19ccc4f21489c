import type { ViewAs } from '@association/content/preview/view-as.ts'
import { associationZone } from '@association/content/preview/view-as-words.ts'
import { instantOf, wallTime } from '@association/content/shared/schedule/instant.ts'

/** What a preview shows for which nobody chose a viewer. */
export const anybody: ViewAs = { viewer: 'anonymous' }

/** The view with one part changed. Undefined once it is what a preview shows anyway. */
export function changedView(view: ViewAs | undefined, change: Partial<ViewAs>): ViewAs | undefined {
  const { viewer, priceLevel, program, hasCart, now } = { ...anybody, ...view, ...change }
  const next: ViewAs = {
    viewer,
    // A visitor who is not signed in has neither.
    ...(viewer !== 'anonymous' && priceLevel && { priceLevel }),
    ...(viewer !== 'anonymous' && program && { program }),
    ...(hasCart && { hasCart }),
    ...(now && { now }),
  }
  return JSON.stringify(next) === JSON.stringify(anybody) ? undefined : next
}

/** `2027-03-03T09:00` in Chicago for an input of date and time; empty for the present. */
export const wallTimeOf = (view: ViewAs | undefined): string =>
  view?.now ? wallTime(Date.parse(view.now), associationZone) : ''

/** The instant of such an input. Undefined while it is empty or not complete. */
export function instantAt(wall: string): string | undefined {
  const [date = '', time = ''] = wall.split('T')
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d/.test(time)) return undefined
  return new Date(instantOf(date, time.slice(0, 5), associationZone)).toISOString()
}
