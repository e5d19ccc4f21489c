import type { Space } from '@association/content'
import { type Share, type SharedPage, shareLimits, shareOf } from '@association/content/preview/share.ts'
import type { SiteConfig } from '@association/services/config'
import { spaceOfId } from '@association/services/contentful/space-of-id.ts'
import { readShareKey, type ShareKey } from '@association/services/share-key/index.ts'
import { isUpstreamError } from '@association/services/upstream'
import type { FoundRecord, ReadRecord } from './desk-records.ts'

export type OpenShare = {
  space: Space
  record: string
  share: Share
  page: SharedPage
  /** Unix milliseconds. */
  createdAt: number
  endsAt: number
}

/** `away`: Contentful does not respond. */
export type ClosedReason = 'tampered' | 'elsewhere' | 'notShared' | 'expired' | 'revoked' | 'gone' | 'away'

/** `space` is Contentful's id. */
export type SharedAddress = { space: unknown; entry: unknown; key: unknown }

export type Opened = { open: OpenShare } | { closed: ClosedReason }

type ShareServices = {
  config: Pick<SiteConfig, 'contentful' | 'preview'>
  read: ReadRecord
  now: number
}

/**
 * Reads the record each time, so that a revoked link closes at once. Contentful signed the link for one space, so it
 * only opens that space's pages.
 */
export async function openShare({ space, entry, key }: SharedAddress, needs: ShareServices): Promise<Opened> {
  const named = readNamed(key, needs.config)
  if ('closed' in named) return named
  try {
    const found = await needs.read(named.home, 'share', named.record)
    return judge({ ...named, found, isHere: named.space === space, entry }, needs.now)
  } catch (error) {
    if (isUpstreamError(error)) return { closed: 'away' }
    throw error
  }
}

/** Undefined if another site made the key. */
function readNamed(
  key: unknown,
  { contentful, preview }: ShareServices['config'],
): (ShareKey & { home: Space }) | { closed: ClosedReason } {
  const named = typeof key === 'string' ? readShareKey(key, preview.secret) : undefined
  if (!named) return { closed: 'tampered' }
  const home = spaceOfId(contentful, named.space)
  const isOurs = home !== undefined && named.environment === contentful.environment
  return isOurs ? { ...named, home } : { closed: 'elsewhere' }
}

type ShareLookup = {
  home: Space
  record: string
  found: FoundRecord | undefined
  isHere: boolean
  entry: unknown
}

function judge({ home, record, found, isHere, entry }: ShareLookup, now: number): Opened {
  const share = shareOf(found?.record)
  if (!found || !share) return { closed: 'gone' }
  const { createdAt } = found
  const page = share.pages.find((each) => isHere && each.entry === entry && each.space === home)
  const endsAt = endOf(share, createdAt)
  if (share.revokedAt !== undefined) return { closed: 'revoked' }
  // Not `endsAt <= now`: a record with an invalid date must stay closed.
  if (!(endsAt > now)) return { closed: 'expired' }
  return page ? { open: { space: home, record, share, page, createdAt, endsAt } } : { closed: 'notShared' }
}

/** Unix milliseconds. */
export const endOf = (share: Share, createdAt: number) =>
  Math.min(Date.parse(share.expiresAt), createdAt + shareLimits.lifetimeMs)
