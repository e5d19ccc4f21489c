import { config } from '../../../../base/config.ts'
import { log } from '../../../../base/log.ts'
import { answerCalendar } from '../../../../features/registration/confirmation/answer-calendar.ts'
import { findBooked } from '../../../../features/registration/confirmation/find-bookings.ts'
import {
  bookedSource,
  editionEntry,
  placeOf,
} from '../../../../features/registration/confirmation/site-confirmation.ts'
import { sessionOf } from '../../../../features/session/session-of.ts'

export const GET = (request: Request) =>
  answerCalendar(request, {
    config,
    sessionOf,
    find: (id, subject) => findBooked(id, subject, bookedSource()),
    async planOf(edition) {
      const entry = await editionEntry(edition)
      if (!entry) return {}
      return {
        location: placeOf(entry.fields),
        schedules: entry.fields.schedules.map(({ fields }) => fields),
      }
    },
    log,
  })
