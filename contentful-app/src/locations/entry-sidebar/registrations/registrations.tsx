import type {
  RegistrationFigures,
  SeatFigures,
} from '@association/content/shared/events/registration-figures.ts'
import { Button } from '@contentful/f36-components'
import type { Session } from '../../../contentful/session.ts'
import {
  activityNames,
  coursesByDay,
  instantWords,
  seatWords,
  shares,
  tierWords,
  totalWords,
} from './figure-words.ts'
import styles from './registrations.module.css'
import { useFigures } from './use-figures.ts'

type Props = {
  session: Session
  /** The saved key of the edition. Empty if it has none. */
  edition: string
  isPublished: boolean
}

export function Registrations({ session, edition, isPublished }: Props) {
  return (
    <section className={styles.panel} aria-label="Registrations">
      <h2>Registrations</h2>
      {!isPublished || edition === '' ? (
        <p className={styles.quiet}>
          {edition === ''
            ? 'Give the edition a key first.'
            : 'Nobody can register before the edition is published.'}
        </p>
      ) : (
        <LiveFigures session={session} edition={edition} />
      )}
    </section>
  )
}

function LiveFigures({ session, edition }: Pick<Props, 'session' | 'edition'>) {
  const { lookup, again } = useFigures(session, edition)
  const figures =
    lookup.phase === 'found' ? lookup.figures : lookup.phase === 'loading' ? lookup.last : undefined
  return (
    <>
      <p role="status" className={styles.quiet}>
        {lookup.phase === 'loading' && 'Loading…'}
        {lookup.phase === 'found' && totalWords(lookup.figures)}
      </p>
      {lookup.phase === 'failed' && (
        <p role="alert" className={styles.problem}>
          {lookup.message}
        </p>
      )}
      {figures && <Figures figures={figures} />}
      <Button size="small" isDisabled={lookup.phase === 'loading'} onClick={() => void again()}>
        {lookup.phase === 'failed' ? 'Try again' : 'Refresh'}
      </Button>
    </>
  )
}

function Figures({ figures }: { figures: RegistrationFigures }) {
  return (
    <>
      <p className={styles.quiet}>{tierWords(figures.tier)}</p>
      {coursesByDay(figures.courses).map(([day, courses]) => (
        <Group
          key={day}
          title={`Day ${day}`}
          rows={courses.map((course) => ({ ...course, name: course.title, id: course.slug }))}
        />
      ))}
      {figures.activities.length > 0 && (
        <Group
          title="Activities"
          rows={figures.activities.map((activity) => ({
            ...activity,
            name: activityNames[activity.name],
            id: activity.name,
          }))}
        />
      )}
      <p className={styles.quiet}>{`Figures of ${instantWords(figures.at)}.`}</p>
    </>
  )
}

type SeatRow = SeatFigures & { id: string; name: string }

function Group({ title, rows }: { title: string; rows: readonly SeatRow[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{row.name}</strong>
            <Bar seats={row} />
            <span className={styles.quiet}>{seatWords(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Hidden from screen readers, because the text beside it gives the same figures. */
function Bar({ seats }: { seats: SeatFigures }) {
  const { confirmed, checking, held } = shares(seats)
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.paid} style={{ width: `${confirmed}%` }} />
      <span className={styles.checking} style={{ width: `${checking}%` }} />
      <span className={styles.held} style={{ width: `${held}%` }} />
    </span>
  )
}
