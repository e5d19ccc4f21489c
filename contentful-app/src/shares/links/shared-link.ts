import type { Space } from '@association/content'
import { type Share, shareOf } from '@association/content/preview/share.ts'
import { valuesOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'

/** A share link as the app lists it: the record with what Contentful says of it. */
export type SharedLink = {
  id: string
  space: Space
  share: Share
  /** The id of the person who made it, and an instant (ISO 8601). */
  createdBy: string | undefined
  createdAt: string
}

/** Undefined for a record that this version of the app cannot read. */
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

/** When a link ended; undefined while it is open. */
export function endOf({ expiresAt, revokedAt }: Share, now: number): number | undefined {
  const end = Math.min(Date.parse(revokedAt ?? expiresAt), Date.parse(expiresAt))
  return end <= now ? end : undefined
}
