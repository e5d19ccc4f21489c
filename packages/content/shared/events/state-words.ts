import type { Edition } from '../../define/event.ts'
import { capitalized } from '../capitalized.ts'
import { stateOf, tierOf } from './edition.ts'
import { endWords, startWords } from './instants.ts'
import { nextTierChange } from './tiers.ts'

/** `now` is in milliseconds. */
export function stateWords(edition: Edition, now: number): string {
  const state = stateOf(edition, now)
  if (state === 'over') return eventMessages.over
  if (state === 'closed') return eventMessages.closed
  return state === 'announced' ? announcedWords(edition) : openWords(edition, now)
}

export const eventMessages = {
  over: 'This event is over.',
  closed: 'Registration is closed.',
  notOpen: 'Registration is not open yet.',
  opens: (when: string) => `Registration opens on ${when}.`,
  open: 'Registration is open.',
  openUntil: (when: string) => `Registration is open until ${when}.`,
  tierUntil: (tier: string, when: string) => `${tier} prices until ${when}.`,
  next: 'The next one is',
  noNext: 'The next one has not been announced yet.',
} as const

const announcedWords = ({ opensAt, timeZone }: Edition) =>
  opensAt === undefined ? eventMessages.notOpen : eventMessages.opens(startWords(opensAt, timeZone))

function openWords(edition: Edition, now: number): string {
  const { tiers, closesAt, timeZone } = edition
  const tier = tierOf(edition, now)
  const change = nextTierChange(tiers, now)
  if (tier && change !== undefined && change < (closesAt ?? Number.POSITIVE_INFINITY))
    return `${eventMessages.open} ${eventMessages.tierUntil(capitalized(tier.name), endWords(change, timeZone))}`
  return closesAt === undefined ? eventMessages.open : eventMessages.openUntil(endWords(closesAt, timeZone))
}
