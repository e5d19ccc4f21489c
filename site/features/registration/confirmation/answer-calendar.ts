import { createHash } from 'node:crypto'
import { calendarOfCourses, icsOf } from '@association/feeds/calendar/index.ts'
import type { SiteConfig } from '@association/services/config'
import { disposition } from '../../../base/disposition.ts'
import { privateHeaders } from '../../../base/security/private-headers.ts'
import { problem } from '../../../base/security/problem.ts'
import type { Session } from '../../session/session.ts'
import { messages as submitMessages } from '../submit/messages.ts'
import { unlessAway } from '../submit/unless-away.ts'
import type { Booked } from './find-bookings.ts'

type Plan = Pick<Parameters<typeof calendarOfCourses>[0], 'location' | 'schedules'>

type CalendarServices = {
  config: Pick<SiteConfig, 'siteUrl' | 'feedAuthority'>
  sessionOf(request: Request): Promise<Session | undefined>
  find(id: string, subject: string): Promise<Booked | undefined>
  planOf(edition: string): Promise<Plan>
  log: { warn(message: string): void }
}

/** Answers `GET /api/registration/calendar?id=<id>`, for the owner only. */
export async function answerCalendar(request: Request, parts: CalendarServices): Promise<Response> {
  const { config, log } = parts
  const session = await parts.sessionOf(request)
  if (!session) return problem(401, submitMessages.loggedOut)
  const id = new URL(request.url).searchParams.get('id') ?? ''
  return unlessAway(log, async () => {
    const found = /^[\w-]{16,64}$/.test(id) ? await parts.find(id, session.subject) : undefined
    if (!found) return problem(404, submitMessages.noRegistration)
    const { edition, booking } = found
    const calendar = calendarOfCourses({
      edition,
      booking: {
        ...booking,
        person: personIn(edition.key, booking.owner),
        updated: booking.changedAt,
      },
      site: { url: config.siteUrl, authority: config.feedAuthority },
      ...(await parts.planOf(edition.id)),
    })
    return new Response(icsOf(calendar), {
      headers: {
        ...privateHeaders,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': disposition('attachment', calendar.name, 'calendar.ics'),
      },
    })
  })
}

/** A second import must update the first one's events, so a person's registrations share ids. */
const personIn = (edition: string, owner: string) =>
  createHash('sha256').update(`${edition} ${owner}`).digest('base64url').slice(0, 22)
