import type { Edition } from '../../define/event.ts'
import { stateOf } from './edition.ts'
import { eventMessages } from './state-words.ts'

export type Register = { path: string; words: string; isOpen: boolean }

/** Undefined once registration is closed. `now` is in milliseconds. */
export function registerIn(edition: Edition, now: number): Register | undefined {
  const state = stateOf(edition, now)
  if (state !== 'open' && state !== 'announced') return undefined
  const isOpen = state === 'open'
  return {
    path: `${edition.path}/registration`,
    words: isOpen ? eventMessages.register : eventMessages.aboutRegistration,
    isOpen,
  }
}
