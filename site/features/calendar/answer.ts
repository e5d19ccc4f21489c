import {
  type Calendar,
  type EditionSource,
  editionCalendar,
  icsOf,
  type Schedule,
  scheduleCalendar,
} from '@association/feeds/calendar/index.ts'
import type { SiteConfig } from '@association/services/config'
import { problem } from '../../security/problem.ts'
import { answerUnlessUnchanged } from '../feeds/answer-unless-unchanged.ts'
import { orUnavailable } from '../feeds/or-unavailable.ts'
import { editionPath, schedulePath } from './addresses.ts'
import { attachment } from './attachment.ts'
import { messages } from './messages.ts'
import { readSelection } from './read-selection.ts'

export type Dependencies = {
  config: Pick<SiteConfig, 'siteUrl' | 'feedAuthority'>
  /** These reject when there is neither an answer of Contentful nor a copy. */
  schedule(space: string, id: string): Promise<Schedule | undefined>
  edition(key: string): Promise<EditionSource | undefined>
  isOutage(): boolean
}

/**
 * The calendar of a schedule: `/api/calendar/events/<id>.ics`. `?day=`, `?session=` or `?sessions=` selects some of its
 * sessions. `&download` saves it as a file that does not update itself.
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
    const read = readSelection(new URL(request.url).searchParams)
    if ('problem' in read) return problem(400, read.problem)
    const calendar = scheduleCalendar(schedule, siteOf(needs), read.selection)
    if (read.unknown && calendar.events.length === 0) return problem(404, read.unknown)
    const only = calendar.events.length === 1 && !read.selection.isMine ? calendar.events[0] : undefined
    const path = schedulePath(schedule.entry, read.query)
    return answerCalendar(request, calendar, { ...needs, path, title: only?.title })
  })

/** The calendar of an edition: all its schedules, else one event of all its days. */
export const answerEdition = (request: Request, file: string, needs: Dependencies): Promise<Response> =>
  orUnavailable(needs, messages.outOfReach, async () => {
    const key = idIn(file)
    const edition = key === undefined ? undefined : await needs.edition(key)
    if (!edition) return problem(404, messages.unknownEdition)
    const path = editionPath(edition.entry.fields.key)
    return answerCalendar(request, editionCalendar(edition, siteOf(needs)), { ...needs, path })
  })

const siteOf = ({ config }: Dependencies) => ({ url: config.siteUrl, authority: config.feedAuthority })

/** `one` of `one.ics`: an id of Contentful, or the key of an edition. */
const idIn = (file: string) => /^([\w.-]{1,64})\.ics$/.exec(file)?.[1]

type Place = Pick<Dependencies, 'config'> & { path: string; title?: string | undefined }

function answerCalendar(request: Request, calendar: Calendar, { config, path, title }: Place): Response {
  const isSaved = new URL(request.url).searchParams.has('download')
  const source = isSaved ? undefined : config.siteUrl + path
  return answerUnlessUnchanged(request.headers, {
    body: Buffer.from(icsOf({ ...calendar, source })),
    type: 'text/calendar',
    updated: calendar.updated,
    headers: {
      'x-robots-tag': 'noindex',
      ...(isSaved && { 'content-disposition': attachment(title ?? calendar.name, 'ics') }),
    },
  })
}
