import { dateWords } from '../base/date-words.ts'
import { type SharedLink, stateOf } from './links/shared-link.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Returns “Works until Nov 24, 2026, 9:00 AM.” */
export function endWords({ share }: SharedLink, now: number): string {
  const state = stateOf(share, now)
  if (state === 'revoked') return `Revoked ${dateWords(share.revokedAt ?? share.expiresAt, now)}`
  const words = day.format(new Date(share.expiresAt))
  return state === 'expired' ? `Expired on ${words}` : `Works until ${words}`
}

export const modeWords = ({ share: { mode } }: SharedLink) =>
  mode === 'follow' ? 'Follows the draft' : 'Frozen as it was'

export const titleWords = ({ share: { pages } }: Pick<SharedLink, 'share'>) => {
  const [first, ...more] = pages
  return more.length === 0 ? (first?.title ?? 'No page') : `${first?.title} and ${more.length} more`
}
