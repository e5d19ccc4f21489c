import { randomUUID } from 'node:crypto'
import { remarkLimits, remarkOf, type ShareRemark } from '@association/content/preview/share-visits.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import type { SiteConfig } from '@association/services/config'
import type { Delivered } from '@association/services/contentful'
import { spaceOfId } from '@association/services/contentful/space-of-id.ts'
import { isRecordsError } from '@association/services/shared-state'
import { isUpstreamError } from '@association/services/upstream'
import { ownRequest } from '../../../base/security/own-request.ts'
import { privateHeaders } from '../../../base/security/private-headers.ts'
import { problem } from '../../../base/security/problem.ts'
import { messages } from '../messages.ts'
import type { ReadRecord } from './desk-records.ts'
import type { keptVisits } from './kept-visits.ts'
import { type ClosedReason, type OpenShare, openShare } from './open-share.ts'

export type RemarkNeeds = {
  config: Pick<SiteConfig, 'siteUrl' | 'hosts' | 'contentful' | 'preview'>
  read: ReadRecord
  /** Rejects with UpstreamError. */
  content(open: OpenShare): Promise<Delivered | undefined>
  visits: Pick<ReturnType<typeof keptVisits>, 'add'>
  now?: number
}

/** UTF-8 takes up to four bytes a character. */
const maxBytes = 4 * (remarkLimits.text + remarkLimits.name) + 2048

/** Answers `POST { space, entry, key, remark }`. */
export async function leaveRemark(request: Request, needs: RemarkNeeds): Promise<Response> {
  const body = await ownRequest(request, { ...needs.config, maxBytes })
  if (body instanceof Response) return body
  if (!isRecord(body)) return problem(400, 'The body must be an object.')
  const { space, entry, key } = body
  const now = needs.now ?? Date.now()
  const opened = await openShare({ space, entry, key }, { ...needs, now })
  if ('closed' in opened) return closed(opened.closed)
  const remark = remarkOf(withOurSpace(body.remark, needs.config))
  if (!remark) return problem(400, messages.remarks.invalid)
  const kept = { ...remark, id: randomUUID(), at: new Date(now).toISOString() }
  return keep(opened.open, kept, needs).catch(failed)
}

function closed(reason: ClosedReason) {
  const { title, text } = messages.closed[reason]
  return problem(reason === 'away' ? 503 : 403, `${title}. ${text}`)
}

const withOurSpace = (remark: unknown, { contentful }: Pick<RemarkNeeds['config'], 'contentful'>) =>
  isRecord(remark) && {
    ...remark,
    space: typeof remark.space === 'string' ? spaceOfId(contentful, remark.space) : undefined,
  }

async function keep(open: OpenShare, remark: ShareRemark, { content, visits }: RemarkNeeds) {
  const delivered = await content(open)
  const entries = delivered?.parts[remark.space]?.entries ?? {}
  if (!Object.hasOwn(entries, remark.entry)) return problem(400, messages.remarks.elsewhere)
  const isKept = await visits.add(open, remark)
  if (!isKept) return problem(409, messages.remarks.full)
  return Response.json({ remark }, { status: 201, headers: privateHeaders })
}

function failed(error: unknown): Response {
  if (isRecordsError(error) || isUpstreamError(error))
    return problem(503, messages.remarks.failed, { 'retry-after': '60' })
  throw error
}
