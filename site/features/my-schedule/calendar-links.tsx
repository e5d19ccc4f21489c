import type { WidgetProps } from '@association/content/define/widgets.ts'
import { Icon } from '@association/ui/icon/icon.tsx'
import { calendarAddress } from './calendar-address.ts'
import { messages } from './messages.ts'
import styles from './my-schedule.module.css'

type Props = WidgetProps['calendarLinks'] & { settings: { siteUrl: string } }

/** Only a subscription gets later changes. */
export function CalendarLinks({ part, settings: { siteUrl }, ...schedule }: Props) {
  const address = calendarAddress(schedule, part)
  if (part && 'session' in part)
    return (
      <a
        href={address}
        rel="nofollow"
        className={styles.link}
        aria-label={`${messages.session}: ${part.title}`}
      >
        <Icon name="calendar" />
        {messages.sessionBriefly}
      </a>
    )
  if (part)
    return (
      <p className={styles.day}>
        <a href={address} rel="nofollow" className={styles.link}>
          <Icon name="calendar" />
          {messages.day}
        </a>
      </p>
    )
  return (
    <ul aria-label={messages.label} className={styles.links}>
      <li>
        <a href={address} rel="nofollow" className={styles.link}>
          <Icon name="calendar" />
          {messages.all}
        </a>
      </li>
      <li>
        <a href={new URL(address, siteUrl).href.replace(/^https?:/, 'webcal:')} className={styles.link}>
          <Icon name="calendar" />
          {messages.subscribe}
        </a>
      </li>
    </ul>
  )
}
