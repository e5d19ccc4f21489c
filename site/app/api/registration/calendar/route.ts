import { answerCalendar } from '../../../../features/registration/confirmation/answer-calendar.ts'
import { findBooked } from '../../../../features/registration/confirmation/find-bookings.ts'
import {
  bookedSource,
  editionEntry,
  placeOf,
} from '../../../../features/registration/confirmation/site-confirmation.ts'
import { sessionOf } from '../../../../features/session/session-of.ts'
import { config } from '../../../../page/config.ts'
import { log } from '../../../../runtime/log.ts'

/** The courses of a registration as a calendar. */
export const GET = (request: Request) =>
  answerCalendar(request, {
    config,
    sessionOf,
    find: (id, subject) => findBooked(id, subject, bookedSource()),
    async placeOf(edition) {
      const entry = await editionEntry(edition)
      return entry && placeOf(entry.fields)
    },
    log,
  })
