import type { RenderOptions } from '@association/content/render'
import { loadEditions } from '../../../page/events/load-editions.ts'
import { seatsLeft } from '../../../page/events/seats-left.ts'
import { siteRegistrations } from './site-registrations.ts'

/** Milliseconds. */
export const siteSeats = async (now: number): Promise<Required<Pick<RenderOptions, 'seats'>>> => ({
  seats: await seatsLeft(
    {
      editions: await loadEditions(),
      availability: (edition) => siteRegistrations().availability(edition),
    },
    now,
  ),
})
