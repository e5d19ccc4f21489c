import { Icon } from '@association/ui/icon/icon.tsx'
import type { IconName } from '@association/ui/icon/names.ts'
import { headingTag } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import type { ScheduleSession } from '../../shared/schedule/schedule.ts'
import { zoneName } from '../../shared/time-zones.ts'
import kinds from './kinds.module.css'
import { messages, typeNames } from './messages.ts'
import styles from './scheduler.module.css'
import { timeSpan } from './times.ts'

type Props = { session: ScheduleSession; date: string; zone: string; rank: number }

export function Session({ session, date, zone, rank }: Props) {
  const { type, title, start, end, timeZone, room, speakers, credits, description } = session
  const Heading = headingTag(rank)
  return (
    <li className={classNames(styles.item, kinds[type])}>
      <p className={styles.time}>
        <time dateTime={`${date}T${start}`}>{timeSpan(start, end)}</time> {zoneName(timeZone ?? zone)}
      </p>
      <div className={styles.what}>
        <p className={styles.type}>{typeNames[type]}</p>
        <Heading className={styles.title}>{title}</Heading>
        {description ? <p className={styles.more}>{description}</p> : null}
        {room || speakers.length > 0 || credits ? (
          <ul className={styles.facts}>
            {speakers.length > 0 ? (
              <Fact icon="user" label={messages.speakers} words={speakers.join('; ')} />
            ) : null}
            {room ? <Fact icon="location" label={messages.room} words={room} /> : null}
            {credits ? <Fact icon="education" words={messages.credits(credits)} /> : null}
          </ul>
        ) : null}
      </div>
    </li>
  )
}

function Fact({ icon, label, words }: { icon: IconName; label?: string; words: string }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} className={styles.icon} />
      <span>
        {label ? <span className="visually-hidden">{label} </span> : null}
        {words}
      </span>
    </li>
  )
}
