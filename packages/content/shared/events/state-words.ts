import type { Edition } from '../../define/event.ts'
import { capitalized } from '../capitalized.ts'
import { stateOf } from './edition.ts'
import { endWords, shortEnd, startWords } from './instants.ts'
import { nextTierChange, tierAt } from './tiers.ts'

/** `now` is in milliseconds. */
export function stateWords(edition: Edition, now: number): string {
  const state = stateOf(edition, now)
  if (state === 'over') return eventMessages.over
  if (state === 'closed') return eventMessages.closed
  return state === 'announced' ? announcedWords(edition) : openWords(edition, now)
}

export const eventMessages = {
  register: 'Register',
  aboutRegistration: 'About registration',
  perCourse: 'Per course',
  over: 'This event is over.',
  closed: 'Registration is closed.',
  notOpen: 'Registration is not open yet.',
  opens: (when: string) => `Registration opens on ${when}.`,
  open: 'Registration is open.',
  openUntil: (when: string) => `Registration is open until ${when}.`,
  tierUntil: (tier: string, when: string) => `${tier} prices until ${when}.`,
  tierEnds: (tier: string, when: string) => `${tier} price until ${when}`,
  closes: (when: string) => `Registration closes on ${when}`,
  next: 'The next one is',
  noNext: 'The next one has not been announced yet.',
} as const

const announcedWords = ({ opensAt, timeZone }: Edition) =>
  opensAt === undefined ? eventMessages.notOpen : eventMessages.opens(startWords(opensAt, timeZone))

/** `tier` is absent if registration closes before its prices change. */
type Deadline = { tier?: string; at: number }

/** `now` is in milliseconds. */
function deadlineOf({ tiers, closesAt }: Edition, now: number): Deadline | undefined {
  const tier = tierAt(tiers, now)
  const change = nextTierChange(tiers, now)
  if (tier && change !== undefined && change < (closesAt ?? Number.POSITIVE_INFINITY))
    return { tier: capitalized(tier.name), at: change }
  return closesAt === undefined ? undefined : { at: closesAt }
}

function openWords(edition: Edition, now: number): string {
  const deadline = deadlineOf(edition, now)
  if (!deadline) return eventMessages.open
  const end = endWords(deadline.at, edition.timeZone)
  return deadline.tier
    ? `${eventMessages.open} ${eventMessages.tierUntil(deadline.tier, end)}`
    : eventMessages.openUntil(end)
}

/** Without the year, beside a price. Undefined unless registration is open and something ends. */
export function deadlineWords(edition: Edition, now: number): string | undefined {
  const deadline = stateOf(edition, now) === 'open' ? deadlineOf(edition, now) : undefined
  if (!deadline) return undefined
  const end = shortEnd(deadline.at, edition.timeZone)
  return deadline.tier ? eventMessages.tierEnds(deadline.tier, end) : eventMessages.closes(end)
}
