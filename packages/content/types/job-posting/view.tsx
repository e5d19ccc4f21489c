import type { ReactNode } from 'react'
import { headingTag, type View } from '../../define/view.ts'
import { dayOf, fullDate } from '../../shared/dates.ts'
import styles from './job-posting.module.css'
import { messages } from './messages.ts'
import { jobPostingPath } from './path.ts'

export const JobPosting: View<'jobPosting'> = ({ entry, page }) => {
  const { jobTitle, postedDate, closingDate } = entry.fields
  const Heading = headingTag(page.rank)
  return (
    <article className={styles.posting}>
      <Heading className={styles.title}>
        <a {...page.link(jobPostingPath(entry))} {...page.mark(entry, 'jobTitle')}>
          {jobTitle}
        </a>
      </Heading>
      <dl className={styles.days}>
        <Day label={messages.posted} date={postedDate} mark={page.mark(entry, 'postedDate')} />
        <Day label={messages.closing} date={closingDate} mark={page.mark(entry, 'closingDate')} />
      </dl>
    </article>
  )
}

type DayProps = { label: string; date: string | undefined; mark: object }

function Day({ label, date, mark }: DayProps): ReactNode {
  const day = fullDate(date)
  return day ? (
    <div className={styles.day} {...mark}>
      <dt>{label}</dt>
      <dd className={styles.date}>
        <time dateTime={dayOf(date)}>{day}</time>
      </dd>
    </div>
  ) : null
}
