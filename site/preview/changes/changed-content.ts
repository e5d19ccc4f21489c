import { type Space, spaces } from '@association/content'
import type { SiteConfig } from '@association/services/config'
import { answer, badRequest, RefusedError } from '../../base/app-requests/answers.ts'
import { endpoint } from '../../base/app-requests/endpoint.ts'
import { readCapped } from '../../base/security/read-capped.ts'
import { grantOf } from '../access/grant.ts'
import { keyOf } from '../content/links.ts'
import type { RecentChanges } from './recent-changes.ts'
import type { EntryRevisions } from './watch-changes.ts'

const longestBody = 256 * 1024

type Options = { config: Pick<SiteConfig, 'preview' | 'contentful'>; recent: RecentChanges; now?: number }

/**
 * Answers `POST { token, shown: ["association/Entry/…", …] }` with the last minute's `{ changes: { [key]: time } }`. It
 * reveals no content, so any valid token may ask.
 */
export function changedContent(
  request: Request,
  { config, recent, now = Date.now() }: Options,
): Promise<Response> {
  return endpoint(async () => {
    const { token, shown } = await wanted(request)
    if (!grantOf(token, config, now))
      throw new RefusedError({
        status: 401,
        title: 'Not allowed',
        detail: 'The preview token is wrong or has expired.',
      })
    const changes = await Promise.all(spaces.map((space) => changesIn(space, shown, recent)))
    return answer({ changes: Object.assign({}, ...changes) })
  })
}

async function changesIn(
  space: Space,
  shown: ReadonlySet<string>,
  recent: RecentChanges,
): Promise<EntryRevisions> {
  if (![...shown].some((key) => key.startsWith(`${space}/`))) return {}
  const saved = await recent(space)
  return Object.fromEntries(
    saved
      .map(({ linkType, id, updatedAt }) => [keyOf({ space, linkType, id }), updatedAt] as const)
      .filter(([key]) => shown.has(key)),
  )
}

async function wanted(request: Request): Promise<{ token: string; shown: ReadonlySet<string> }> {
  const { token, shown } = objectIn(await readCapped(request, longestBody))
  if (typeof token !== 'string') throw badRequest('“token” must be a preview token.')
  if (!Array.isArray(shown) || !shown.every((key) => typeof key === 'string'))
    throw badRequest('“shown” must be a list of entries and assets.')
  return { token, shown: new Set(shown) }
}

function objectIn(body: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body ?? '')
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {}
  throw badRequest(`The body must be a JSON object of at most ${longestBody} bytes.`)
}
