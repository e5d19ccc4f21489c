import { endOf, type SharedLink } from './shared-link.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000
const atOnce = 10

/** Returns a few links that ended long ago, to delete. */
export const outdated = (links: readonly SharedLink[], now: number): SharedLink[] =>
  links.filter(({ share }) => now - (endOf(share, now) ?? now) > keptMs).slice(0, atOnce)
