import type { RenderOptions } from '@association/content/render'
import { siteRegistrations } from '../registration/book/site-registrations.ts'
import { loadEditions } from './load-editions.ts'
import { seatsLeft } from './seats-left.ts'

/** What pages of this site know of free seats at a time in milliseconds. */
export const siteSeats = async (now: number): Promise<Required<Pick<RenderOptions, 'seats'>>> => ({
  seats: await seatsLeft(
    {
      editions: await loadEditions(),
      availability: (edition) => siteRegistrations().availability(edition),
    },
    now,
  ),
})
