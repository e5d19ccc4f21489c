import { maxSessions } from '@association/content/shared/schedule/chosen-sessions.ts'
import { isSessionId } from '@association/content/shared/schedule/session-id.ts'
import type { SiteConfig } from '@association/services/config'
import { isRecordsError, type RecordCabinet } from '@association/services/shared-state'
import * as v from 'valibot'
import { ownRequest } from '../../../base/security/own-request.ts'
import { privateHeaders } from '../../../base/security/private-headers.ts'
import { problem } from '../../../base/security/problem.ts'
import type { SignIn } from '../../session/sign-in.ts'
import { keptSchedules, type Owner, type PersonalSchedule } from './kept-schedules.ts'
import { messages } from './messages.ts'

export type Dependencies = {
  config: Pick<SiteConfig, 'siteUrl' | 'hosts' | 'registration'>
  sessionOf: SignIn['sessionOf']
  records(): RecordCabinet
  /** Resolves with a name that contains the space. */
  schedule(id: string): Promise<string | undefined>
  now(): number
}

const wanted = v.object({
  sessions: v.pipe(
    v.array(v.custom<string>(isSessionId)),
    v.maxLength(maxSessions),
    v.transform((ids) => [...new Set(ids)]),
  ),
  at: v.number(),
})

const nothing: PersonalSchedule = { sessions: [], at: 0 }

export const answerGet = (request: Request, id: string, needs: Dependencies): Promise<Response> =>
  forOwner(request, { ...needs, id }, async (kept, owner) => (await kept.get(owner)) ?? nothing)

/** A newer stored choice wins. A future time counts as now: a device's clock may be wrong. */
export async function answerPut(request: Request, id: string, needs: Dependencies): Promise<Response> {
  const body = await ownRequest(request, needs.config)
  if (body instanceof Response) return body
  const asked = v.safeParse(wanted, body)
  if (!asked.success) return problem(400, messages.wrong(maxSessions))
  const { sessions, at } = asked.output
  const chosen = { sessions, at: Math.min(Math.max(0, Math.floor(at)), needs.now()) }
  return forOwner(request, { ...needs, id }, (kept, owner) => kept.save(owner, chosen))
}

type ScheduleWork = (kept: ReturnType<typeof keptSchedules>, owner: Owner) => Promise<PersonalSchedule>

async function forOwner(
  request: Request,
  { id, ...needs }: Dependencies & { id: string },
  work: ScheduleWork,
): Promise<Response> {
  const session = await needs.sessionOf(request)
  if (!session) return problem(401, messages.signedOut)
  const schedule = await needs.schedule(id)
  if (schedule === undefined) return problem(404, messages.unknownSchedule)
  const kept = keptSchedules({ records: needs.records(), secret: needs.config.registration.secret })
  try {
    const answer = await work(kept, { subject: session.subject, schedule })
    return Response.json(answer, { headers: privateHeaders })
  } catch (error) {
    if (!isRecordsError(error)) throw error
    return problem(503, messages.away, { 'retry-after': '60' })
  }
}
