import { endOf, type SharedLink } from './shared-link.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000
const atOnce = 10

/** Links that ended so long ago that nobody asks for them: they are deleted, a few each time. */
export const outdated = (links: readonly SharedLink[], now: number): SharedLink[] =>
  links.filter(({ share }) => now - (endOf(share, now) ?? now) > keptMs).slice(0, atOnce)
