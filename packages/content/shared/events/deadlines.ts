import type { Edition } from '../../define/event.ts'
import { capitalized } from '../capitalized.ts'
import { endWords, startWords } from './instants.ts'

/** `at`: milliseconds since 1970. */
export type Deadline = { label: string; words: string; at: number; hasPassed: boolean }

export function deadlinesOf(edition: Edition, now: number): Deadline[] {
  const { opensAt, closesAt, timeZone, tiers } = edition
  const starts = tiers
    .filter((tier): tier is typeof tier & { startsAt: number } => tier.startsAt !== undefined)
    .toSorted((a, b) => a.startsAt - b.startsAt)
  const all = [
    { label: 'Registration opens', at: opensAt, words: startWords },
    ...starts.map(({ name }, index) => ({
      label: `${capitalized(name)} prices end`,
      at: starts[index + 1]?.startsAt,
      words: endWords,
    })),
    { label: 'Registration closes', at: closesAt, words: endWords },
  ]
  return all
    .flatMap(({ label, at, words }) =>
      at === undefined ? [] : { label, at, words: words(at, timeZone), hasPassed: at <= now },
    )
    .toSorted((a, b) => a.at - b.at)
}
