import type { Space } from '@association/content'
import { shareLimits, shareOf } from '@association/content/preview/share.ts'
import type { SiteConfig } from '@association/services/config'
import type { Delivered } from '@association/services/contentful'
import { signShareKey } from '@association/services/share-key/index.ts'
import { isRecordsError } from '@association/services/shared-state'
import { answer, badRequest, RefusedError } from '../../../base/app-requests/answers.ts'
import { endpoint } from '../../../base/app-requests/endpoint.ts'
import { corsHeaders, signedRequest } from '../../../base/app-requests/signed-request.ts'
import { type EntryIdentifiers, identifier, wantedEntry } from '../../access/identifiers.ts'
import type { ReadRecord } from './desk-records.ts'
import { type FrozenContent, packed } from './frozen-content.ts'
import type { keptVisits, RemarkChange } from './kept-visits.ts'
import { endOf } from './open-share.ts'

export type AppNeeds = {
  config: Pick<SiteConfig, 'contentful' | 'preview' | 'siteUrl'>
  read: ReadRecord
  /** Rejects with UpstreamError. */
  load(space: Space, id: string): Promise<Delivered | undefined>
  visits: Pick<ReturnType<typeof keptVisits>, 'of' | 'change'>
  now?: number
}

type ShareBody = Record<string, unknown>
type Handle = (body: ShareBody, place: SharePlace) => Promise<unknown>
type SharePlace = Pick<EntryIdentifiers, 'space' | 'spaceId' | 'environment'>

const mostAsked = 100

/**
 * Answers `POST { space, environment, share, entries }` with `{ links: [{ entry, url }] }`. Does not read the record,
 * which reaches the Preview API late.
 */
export const answerLinks = (request: Request, needs: AppNeeds) =>
  forApp(request, needs, async (body, { spaceId, environment }) => {
    const { preview, siteUrl } = needs.config
    const record = identifier(body.share, 'share')
    const key = signShareKey({ space: spaceId, environment, record }, preview.secret)
    const links = idsOf(body.entries, 'entries', shareLimits.pages).map((entry) => ({
      entry,
      url: `${siteUrl}/shared/${encodeURIComponent(spaceId)}/${encodeURIComponent(entry)}?key=${key}`,
    }))
    return { links }
  })

/**
 * Answers `POST { space, environment, entries }` with `{ parts }`. The app stores each as `{ part }` in a `frozen`
 * record and lists these in the share.
 */
export const answerFrozen = (request: Request, needs: AppNeeds) =>
  forApp(request, needs, async (body, { space }) => {
    const content: Record<string, Delivered> = {}
    for (const id of idsOf(body.entries, 'entries', shareLimits.pages)) {
      const delivered = await needs.load(space, id)
      if (!delivered) throw refusal(404, `This space has no entry ${id}, or it is archived.`)
      content[`${space}/${id}`] = delivered
    }
    const parts = packed(content satisfies FrozenContent, needs.config.preview.secret)
    if (!parts) throw refusal(413, 'These pages are too large to freeze. Share fewer pages in one link.')
    return { parts }
  })

/** Answers `POST { space, environment, shares }` with `{ visits: { <id>: { openedAt?, remarks } } }`. */
export const answerVisits = (request: Request, needs: AppNeeds) =>
  forApp(request, needs, async (body, { space }) => {
    const ids = idsOf(body.shares, 'shares', mostAsked)
    const visits = await Promise.all(
      ids.map(async (record) => [record, await needs.visits.of({ space, record })]),
    )
    return { visits: Object.fromEntries(visits) }
  })

/**
 * Answers `POST { space, environment, share, remark, change: 'resolve' | 'reopen' | 'delete' }` with `{ openedAt?,
 * remarks }`.
 */
export const answerRemark = (request: Request, needs: AppNeeds) =>
  forApp(request, needs, async (body, { space }) => {
    const record = identifier(body.share, 'share')
    const change = changes.find((each) => each === body.change)
    if (!change) throw badRequest(`“change” must be one of ${changes.join(', ')}.`)
    const endsAt = await endOfRecord(needs, space, record)
    return needs.visits.change({ space, record, endsAt }, identifier(body.remark, 'remark'), change)
  })

const changes: readonly RemarkChange[] = ['resolve', 'reopen', 'delete']

async function endOfRecord({ read }: AppNeeds, space: Space, record: string): Promise<number> {
  const found = await read(space, 'share', record)
  const share = shareOf(found?.record)
  return found && share ? endOf(share, found.createdAt) : 0
}

function forApp(request: Request, needs: AppNeeds, handle: Handle): Promise<Response> {
  const cors = corsHeaders(request, needs.config)
  return endpoint(async () => {
    const { body, spaceId } = await signedRequest(request, needs.config, needs.now)
    const place = wantedEntry({ ...body, entry: 'any' }, needs.config.contentful)
    if (place.spaceId !== spaceId) throw refusal(403, 'Contentful signed this request in another space.')
    return answer(await handle(body, place).catch(withoutRecords), cors)
  }, cors)
}

function withoutRecords(error: unknown): never {
  if (isRecordsError(error))
    throw refusal(502, 'The site cannot read its records right now. Try again in a minute.')
  throw error
}

function idsOf(value: unknown, name: string, most: number): string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > most)
    throw badRequest(`“${name}” must be a list of 1 to ${most} ids.`)
  return value.map((id) => identifier(id, name))
}

const titles = { 403: 'Forbidden', 404: 'Not found', 413: 'Too large', 502: 'Records failed' } as const
const refusal = (status: keyof typeof titles, detail: string) =>
  new RefusedError({ status, title: titles[status], detail })
