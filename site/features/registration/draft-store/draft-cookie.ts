import { isRecord } from '@association/content/safe/is-record.ts'
import { openSealed, seal } from '../../../base/security/seal.ts'
import { cookieIn } from '../../session/cookies.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import { changedAt } from '../draft/merge-drafts.ts'
import { parseDraft } from '../draft/parse-draft.ts'
import type { Draft } from '../draft.ts'
import { chunkCookies, chunkNames, longestText } from './cookie-chunks.ts'

export type CookieConfig = { siteUrl: string; registration: { secret: string } }

const mostDrafts = 4

const sealingOf = ({ registration }: CookieConfig) => ({
  secret: registration.secret,
  purpose: 'drafts of registrations in a cookie',
  place: 'cookie',
})

export function draftsIn(headers: Headers, config: CookieConfig): Draft[] {
  const text = chunkNames(config.siteUrl)
    .map((name) => cookieIn(headers, name) ?? '')
    .join('')
  const opened = openSealed(Buffer.from(text, 'base64url'), sealingOf(config))
  return Array.isArray(opened?.value) ? opened.value.flatMap(readDraft) : []
}

/** Another release may have sealed the draft. */
function readDraft(stored: unknown): Draft | [] {
  if (!isRecord(stored) || typeof stored.edition !== 'string' || typeof stored.id !== 'string') return []
  return parseDraft(stored, emptyDraft(stored.edition, stored.id))
}

/**
 * Returns `Set-Cookie` values. Beyond the limit, drops the drafts that changed longest ago, but not the first.
 * Undefined if the first does not fit.
 */
export function draftCookies(
  [first, ...others]: readonly [Draft, ...Draft[]],
  config: CookieConfig,
): string[] | undefined {
  const latest = others.toSorted((a, b) => changedAt(b) - changedAt(a)).slice(0, mostDrafts - 1)
  for (let count = latest.length; count >= 0; count -= 1) {
    const text = seal([first, ...latest.slice(0, count)], sealingOf(config)).toString('base64url')
    if (text.length <= longestText) return chunkCookies(text, config.siteUrl)
  }
  return undefined
}
