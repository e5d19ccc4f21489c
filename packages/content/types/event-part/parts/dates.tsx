import type { ReactNode } from 'react'
import type { Edition } from '../../../define/event.ts'
import { capitalized } from '../../../shared/capitalized.ts'
import { dayRange } from '../../../shared/day-range.ts'
import { endWords, startWords } from '../../../shared/events/instants.ts'
import styles from '../event-part.module.css'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'

export const Dates = ({ edition, now }: PartProps): ReactNode => (
  <ol className={styles.dates}>
    {deadlinesOf(edition, now).map(({ label, words, at, hasPassed }) => (
      <li key={label} className={styles.date}>
        <span className={styles.label}>{label}</span>
        <span>
          <time dateTime={new Date(at).toISOString()}>{words}</time>
          {hasPassed ? <span className={styles.quiet}> ({messages.passed})</span> : null}
        </span>
      </li>
    ))}
    <li className={styles.date}>
      <span className={styles.label}>{messages.event}</span>
      <time dateTime={edition.startDate}>{dayRange(edition.startDate, edition.endDate)}</time>
    </li>
  </ol>
)

/** `at`: milliseconds since 1970. */
type Deadline = { label: string; words: string; at: number; hasPassed: boolean }

function deadlinesOf(edition: Edition, now: number): Deadline[] {
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
