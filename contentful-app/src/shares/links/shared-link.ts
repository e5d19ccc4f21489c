import type { Space } from '@association/content'
import { type Share, shareOf } from '@association/content/preview/share.ts'
import { valuesOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'

export type SharedLink = {
  id: string
  space: Space
  share: Share
  /** `createdBy` is a user id, `createdAt` an instant (ISO 8601). */
  createdBy: string | undefined
  createdAt: string
}

/** Returns undefined for a record that this version cannot read. */
export function sharedLinkOf(entry: EntryProps, space: Space, locale: string): SharedLink | undefined {
  const share = shareOf(valuesOf(entry, locale).record)
  const { id, createdBy, createdAt } = entry.sys
  return share && { id, space, share, createdBy: createdBy?.sys.id, createdAt }
}

export type LinkState = 'open' | 'expired' | 'revoked'

export function stateOf({ expiresAt, revokedAt }: Share, now: number): LinkState {
  if (revokedAt !== undefined) return 'revoked'
  return Date.parse(expiresAt) <= now ? 'expired' : 'open'
}

/** Returns undefined while the link is open. */
export function endOf({ expiresAt, revokedAt }: Share, now: number): number | undefined {
  const end = Math.min(Date.parse(revokedAt ?? expiresAt), Date.parse(expiresAt))
  return end <= now ? end : undefined
}

const endedLinksMs = 30 * 24 * 60 * 60 * 1000
const mostOutdated = 10

export const outdatedLinks = (links: readonly SharedLink[], now: number): SharedLink[] =>
  links.filter(({ share }) => now - (endOf(share, now) ?? now) > endedLinksMs).slice(0, mostOutdated)
