import type { Space } from '@association/content'
import type { ShareRemark, ShareVisits } from '@association/content/preview/share-visits.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import { askSite, SiteError } from '../../contentful/site/ask-site.ts'
import { ShareError } from './share-error.ts'

export type RemarkChange = 'resolve' | 'reopen' | 'delete'

/** Every function throws ShareError. */
export function siteShares(session: Session, space: Space) {
  const { spaceId, environmentId } = placeOf(session, space)
  async function ask(name: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const path = `/api/editor/shares/${name}`
    const wanted = { path, space, body: { space: spaceId, environment: environmentId, ...body } }
    const response = await askSite(session, wanted).catch((cause: unknown) => {
      throw new ShareError(
        cause instanceof SiteError
          ? `${cause.message} Try again in a moment.`
          : 'Contentful did not sign the request to the site. Check whether the app has a signing secret.',
        { cause },
      )
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw new ShareError(refusal(response.status, answer))
    if (!isRecord(answer)) throw new ShareError(notOurSite)
    return answer
  }
  return {
    /** Returns page URLs by entry id. */
    async links(share: string, entries: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const { links } = await ask('links', { share, entries })
      if (!Array.isArray(links)) throw new ShareError(notOurSite)
      const { origin } = new URL(session.installation.siteUrl)
      return new Map(
        links.filter(isRecord).flatMap(({ entry, url }): [string, string][] =>
          // Drops URLs of other origins, because the response is trusted only for its own origin.
          typeof entry === 'string' && typeof url === 'string' && isAt(url, origin) ? [[entry, url]] : [],
        ),
      )
    },
    /** Returns the current content of pages, packed for records. */
    async freeze(entries: readonly string[]): Promise<readonly string[]> {
      const { parts } = await ask('freeze', { entries })
      if (!Array.isArray(parts) || parts.length === 0 || !parts.every((part) => typeof part === 'string'))
        throw new ShareError(notOurSite)
      return parts
    },
    async visits(shares: readonly string[]): Promise<ReadonlyMap<string, ShareVisits>> {
      if (shares.length === 0) return new Map()
      const { visits } = await ask('visits', { shares })
      return new Map(Object.entries(Object(visits)).map(([id, visit]) => [id, visitsOf(visit)]))
    },
    change: async (share: string, remark: string, change: RemarkChange): Promise<ShareVisits> =>
      visitsOf(await ask('remark', { share, remark, change })),
  }
}

export type SiteShares = ReturnType<typeof siteShares>

const notOurSite =
  'The site sent something else than share links. Check its address in the settings of the app.'

const isAt = (url: string, origin: string) => URL.canParse(url) && new URL(url).origin === origin

function refusal(status: number, answer: unknown): string {
  const { detail } = Object(answer) as { detail?: unknown }
  if (typeof detail === 'string' && status !== 404) return detail
  if (status === 404)
    return typeof detail === 'string' && detail.startsWith('This space')
      ? detail
      : 'The site has no share links. Check the address of the site in the settings of the app.'
  return `The site could not answer (status ${status}). Try again in a moment.`
}

function visitsOf(wire: unknown): ShareVisits {
  const { openedAt, remarks } = Object(wire) as Record<string, unknown>
  return {
    ...(typeof openedAt === 'string' ? { openedAt } : {}),
    remarks: (Array.isArray(remarks) ? remarks : []).filter(isRemark),
  }
}

const isRemark = (value: unknown): value is ShareRemark =>
  isRecord(value) &&
  [value.id, value.entry, value.space, value.text, value.at].every((text) => typeof text === 'string')
