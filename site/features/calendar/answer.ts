import { maxSessions } from '@association/content/shared/schedule/chosen-sessions.ts'
import { isSessionId } from '@association/content/shared/schedule/session-id.ts'
import {
  type Calendar,
  type EditionSource,
  editionCalendar,
  icsOf,
  type Schedule,
  type Selection,
  scheduleCalendar,
} from '@association/feeds/calendar/index.ts'
import type { SiteConfig } from '@association/services/config'
import { disposition } from '../../base/disposition.ts'
import { problem } from '../../base/security/problem.ts'
import { answerUnlessUnchanged } from '../feeds/answer-unless-unchanged.ts'
import { orUnavailable } from '../feeds/or-unavailable.ts'
import { calendarAddress, type SchedulePart } from '../my-schedule/calendar-address.ts'
import { messages } from './messages.ts'

export type Dependencies = {
  config: Pick<SiteConfig, 'siteUrl' | 'feedAuthority'>
  /** Both reject without content or a copy. */
  schedule(space: string, id: string): Promise<Schedule | undefined>
  edition(key: string): Promise<EditionSource | undefined>
  isOutage(): boolean
}

/**
 * Answers `/api/calendar/events/<id>.ics` with `?day=`, `?session=` or `?sessions=`. `&download` saves a file that does
 * not update itself.
 */
export const answerSchedule = (
  request: Request,
  { space, file }: { space: string; file: string },
  needs: Dependencies,
): Promise<Response> =>
  orUnavailable(needs, messages.outOfReach, async () => {
    const id = idIn(file)
    const schedule = id === undefined ? undefined : await needs.schedule(space, id)
    if (!schedule) return problem(404, messages.unknownSchedule)
    const read = readPart(new URL(request.url).searchParams)
    return 'problem' in read
      ? problem(400, read.problem)
      : answerPart(request, { schedule, part: read.part }, needs)
  })

type CalendarRequest = { schedule: Schedule; part: SchedulePart | undefined }

function answerPart(request: Request, { schedule, part }: CalendarRequest, needs: Dependencies): Response {
  const calendar = scheduleCalendar(schedule, siteOf(needs), selectionOf(part))
  const [first] = calendar.events
  // A personal schedule may be empty.
  if (!first && part && 'day' in part) return problem(404, messages.unknownDay)
  if (!first && part && 'session' in part) return problem(404, messages.unknownSession)
  const { space, id } = schedule.entry
  return answerCalendar(request, calendar, {
    ...needs,
    path: calendarAddress({ space, schedule: id }, part),
    title: part && 'session' in part ? first?.title : undefined,
  })
}

function selectionOf(part: SchedulePart | undefined): Selection {
  if (!part) return {}
  if ('day' in part) return part
  return 'session' in part
    ? { sessions: new Set([part.session]) }
    : { sessions: new Set(part.sessions), isMine: true }
}

/** Without schedules, the calendar has one event for all days. */
export const answerEdition = (request: Request, file: string, needs: Dependencies): Promise<Response> =>
  orUnavailable(needs, messages.outOfReach, async () => {
    const key = idIn(file)
    const edition = key === undefined ? undefined : await needs.edition(key)
    if (!edition) return problem(404, messages.unknownEdition)
    const path = editionPath(edition.entry.fields.key)
    return answerCalendar(request, editionCalendar(edition, siteOf(needs)), { ...needs, path })
  })

const siteOf = ({ config }: Dependencies) => ({ url: config.siteUrl, authority: config.feedAuthority })

const idIn = (file: string) => /^([\w.-]{1,64})\.ics$/.exec(file)?.[1]

type CalendarAddress = Pick<Dependencies, 'config'> & { path: string; title?: string | undefined }

function answerCalendar(
  request: Request,
  calendar: Calendar,
  { config, path, title }: CalendarAddress,
): Response {
  const isSaved = new URL(request.url).searchParams.has('download')
  const source = isSaved ? undefined : config.siteUrl + path
  return answerUnlessUnchanged(request.headers, {
    body: Buffer.from(icsOf({ ...calendar, source })),
    type: 'text/calendar',
    updated: calendar.updated,
    headers: {
      'x-robots-tag': 'noindex',
      'content-disposition': disposition(
        isSaved ? 'attachment' : 'inline',
        title ?? calendar.name,
        'calendar.ics',
      ),
    },
  })
}

const editionPath = (key: string) => `/api/calendar/edition/${key}.ics`

const partNames = ['day', 'session', 'sessions'] as const

function readPart(query: URLSearchParams): { part?: SchedulePart } | { problem: string } {
  const [chosen, ...others] = partNames.flatMap((name) =>
    query.getAll(name).map((value) => ({ name, value })),
  )
  if (others.length > 0) return { problem: messages.tooMany }
  return chosen ? partReaders[chosen.name](chosen.value) : {}
}

type PartReader = (value: string) => ReturnType<typeof readPart>

const partReaders: Record<(typeof partNames)[number], PartReader> = {
  day: (day) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? { part: { day } } : { problem: messages.wrongDay }),
  session: (session) => (isSessionId(session) ? { part: { session } } : { problem: messages.wrongSession }),
  sessions(value) {
    const sessions = [...new Set(value.split(',').filter(Boolean))]
    return sessions.length <= maxSessions && sessions.every(isSessionId)
      ? { part: { sessions } }
      : { problem: messages.wrongSessions(maxSessions) }
  },
}
