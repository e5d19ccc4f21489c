import { Icon } from '@association/ui/icon/icon.tsx'
import type { IconName } from '@association/ui/icon/names.ts'
import type { Space } from '../../define/content-type.ts'
import { headingTag, type Page } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { withoutSoftHyphens } from '../../safe/visible-text.ts'
import { withOffset } from '../../shared/schedule/instant.ts'
import type { ScheduleSession } from '../../shared/schedule/schedule.ts'
import { sessionSpan } from '../../shared/schedule/session-span.ts'
import { zoneName } from '../../shared/time-zones.ts'
import kinds from './kinds.module.css'
import { messages, typeNames } from './messages.ts'
import styles from './scheduler.module.css'
import { timeWords } from './times.ts'

export type Of = { id: string; space: Space; zone: string; page: Page }

type Props = { session: ScheduleSession; date: string; of: Of; rank: number }

export function Session({ session, date, of, rank }: Props) {
  const { id, type, title, track, description } = session
  const Heading = headingTag(rank)
  const name = withoutSoftHyphens(title)
  return (
    <li
      className={classNames(styles.item, kinds[type])}
      data-session={id}
      data-type={type}
      data-track={track}
    >
      <FragmentTarget name={`${of.id}-${id}`} />
      <div className={styles.when}>
        <Time session={session} date={date} zone={of.zone} />
        <p className={styles.own} data-schedule="own" hidden />
      </div>
      <div className={styles.what}>
        <p className={styles.type}>{typeNames[type]}</p>
        <Heading className={styles.title} data-words="">
          {title}
        </Heading>
        {description ? (
          <p className={styles.more} data-words="">
            {description}
          </p>
        ) : null}
        <Facts session={session} />
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.choose}
            data-schedule="choose"
            aria-pressed="false"
            aria-label={`${messages.choose}: ${name}`}
          >
            <Icon name="bookmark" />
            {messages.mine}
          </button>
          {of.page.widget('calendarLinks', {
            schedule: of.id,
            space: of.space,
            part: { session: id, title: name },
          })}
        </div>
        <p className={styles.note} data-schedule="note" hidden />
      </div>
    </li>
  )
}

type TimeProps = { session: ScheduleSession; date: string; zone: string }

function Time({ session, date, zone }: TimeProps) {
  const { timeZone = zone, start, end, endsNextDay } = session
  const span = sessionSpan(date, session, zone)
  const words = timeWords(start, end, endsNextDay)
  return (
    <p className={styles.time} data-schedule="time">
      <time dateTime={withOffset(span.start, timeZone)}>{words.start}</time>
      {words.end ? ' – ' : null}
      {words.end && span.end ? <time dateTime={withOffset(span.end, timeZone)}>{words.end}</time> : words.end}
      {` ${zoneName(timeZone)}${endsNextDay ? messages.nextDay : ''}`}
    </p>
  )
}

function Facts({ session: { track, room, speakers, credits } }: { session: ScheduleSession }) {
  if (!room && !track && !credits && speakers.length === 0) return null
  return (
    <ul className={styles.facts}>
      {speakers.length > 0 ? (
        <Fact icon="user" label={messages.speakers} words={speakers.join('; ')} isSearched />
      ) : null}
      {room ? <Fact icon="location" label={messages.room} words={room} part="room" isSearched /> : null}
      {track ? <Fact icon="book" label={messages.track} words={track} isSearched /> : null}
      {credits ? <Fact icon="education" words={messages.credits(credits)} /> : null}
    </ul>
  )
}

type FactProps = { icon: IconName; label?: string; words: string; part?: string; isSearched?: true }

function Fact({ icon, label, words, part, isSearched }: FactProps) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} className={styles.icon} />
      <span>
        {label ? <span className="visually-hidden">{`${label} `}</span> : null}
        <span data-schedule={part} data-words={isSearched && ''}>
          {words}
        </span>
      </span>
    </li>
  )
}
