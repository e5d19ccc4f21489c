import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Mark, Page } from '../../define/view.ts'
import { dayOf, fullDate } from '../../shared/dates.ts'
import styles from './job-page.module.css'
import { messages } from './messages.ts'

export function JobFacts({ entry, page }: { entry: Entry<'jobPosting'>; page: Page }) {
  const { department, location, employmentType, postedDate, closingDate, jobId } = entry.fields
  return (
    <aside aria-label={messages.facts} className={styles.facts}>
      <dl className={styles.list}>
        <Fact label={messages.department} mark={page.mark(entry, 'department')}>
          {department}
        </Fact>
        <Fact label={messages.location} mark={page.mark(entry, 'location')}>
          {location}
        </Fact>
        <Fact label={messages.employmentType} mark={page.mark(entry, 'employmentType')}>
          {employmentType}
        </Fact>
        <Fact label={messages.posted} mark={page.mark(entry, 'postedDate')}>
          {dayElement(postedDate)}
        </Fact>
        <Fact label={messages.closing} mark={page.mark(entry, 'closingDate')}>
          {dayElement(closingDate)}
        </Fact>
        <Fact label={messages.number} mark={page.mark(entry, 'jobId')}>
          {jobId}
        </Fact>
      </dl>
    </aside>
  )
}

type FactProps = { label: string; mark: Mark; children: ReactNode }

const Fact = ({ label, mark, children }: FactProps) =>
  children ? (
    <div {...mark}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  ) : null

function dayElement(written: string | undefined) {
  const day = fullDate(written)
  return day && <time dateTime={dayOf(written)}>{day}</time>
}
