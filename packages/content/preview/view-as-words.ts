import { programLabel } from '../shared/products/offers.ts'
import { wallTime } from '../shared/schedule/instant.ts'
import type { Persona, ViewAs } from './view-as.ts'

/** Editors choose the time of a preview in this zone. */
export const previewZone = 'America/Chicago'

export const personaNames: Readonly<Record<Persona, string>> = {
  anonymous: 'Visitor, not signed in',
  signedIn: 'Signed in, no membership',
  member: 'Member',
  lapsed: 'Lapsed member',
  expiring: 'Member, expiring soon',
  vanguard: 'Vanguard attendee',
}

const persons: Readonly<Record<Persona, string>> = {
  anonymous: 'a visitor who is not signed in',
  signedIn: 'a signed-in visitor without a membership',
  member: 'a member',
  lapsed: 'a member whose membership has lapsed',
  expiring: 'a member whose membership expires soon',
  vanguard: 'a Vanguard attendee',
}

/** Returns `a member at Level 15 with a cart on March 3, 2027, 9:00 AM Chicago time`. */
export function viewAsWords({ viewer, priceLevel, program, hasCart, now }: ViewAs): string {
  return [
    persons[viewer],
    viewer !== 'anonymous' && priceLevel && `at ${priceLevel}`,
    viewer !== 'anonymous' && program && `in the ${programLabel(program)} program`,
    hasCart && 'with a cart',
    now && `on ${instantWords(Date.parse(now))} Chicago time`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns `March 3, 2027, 9:00 AM`, the same in each browser and on the server. */
export function instantWords(instant: number): string {
  const wall = new Date(`${wallTime(instant, previewZone)}Z`)
  const day = wall.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const hour = wall.getUTCHours()
  const minutes = String(wall.getUTCMinutes()).padStart(2, '0')
  return `${day}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
