import { buttonClass } from '@association/ui/button/button-class.ts'
import type { Entry } from '../../define/values.ts'
import { headingTag, type Page, type View } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import { classNames } from '../../safe/class-names.ts'
import { closingTime } from '../../shared/closing.ts'
import { Body } from '../../shared/detail/body.tsx'
import detail from '../../shared/detail/detail.module.css'
import { titleClass } from '../../shared/detail/title-class.ts'
import { Trail } from '../../shared/detail/trail.tsx'
import { JobFacts } from './job-facts.tsx'
import styles from './job-page.module.css'
import { messages } from './messages.ts'

const jobs = { label: messages.jobs, path: '/aapl-jobs' } as const

export const JobPostingPageView: View<'jobPosting'> = ({ entry, page }) => {
  const { jobTitle, body, closingDate } = entry.fields
  const isOver = isClosed(closingDate, page.now)
  const Heading = headingTag(page.rank)
  return (
    <article className={classNames('band', detail.page)}>
      <header className={detail.header}>
        <div className="container">
          <Trail steps={[jobs]} page={page} />
          <Heading className={titleClass(jobTitle)} {...page.mark(entry, 'jobTitle')}>
            {jobTitle}
          </Heading>
        </div>
      </header>
      <div className={`container ${styles.columns}`}>
        <JobFacts entry={entry} page={page} />
        <div className={styles.main}>
          {isOver ? <Closed entry={entry} page={page} /> : null}
          <Body text={body} mark={page.mark(entry, 'body')} page={page} />
          {isOver ? null : <Apply entry={entry} page={page} />}
        </div>
      </div>
    </article>
  )
}

type PartProps = { entry: Entry<'jobPosting'>; page: Page }

const Closed = ({ entry, page }: PartProps) => (
  <p className={styles.closed} {...page.mark(entry, 'closingDate')}>
    {messages.closed} <a {...page.link(jobs.path)}>{messages.others}</a>
  </p>
)

function Apply({ entry, page }: PartProps) {
  const link = page.link(entry.fields.applyUrl)
  if (!link.href) return null
  return (
    <p className={styles.apply}>
      <Anchor link={link} className={buttonClass('dark')} mark={page.mark(entry, 'applyUrl')}>
        {messages.apply}
      </Anchor>
    </p>
  )
}

/** `now` is in milliseconds since 1970. */
export const isClosed = (closingDate: string | undefined, now: number | undefined): boolean =>
  now !== undefined && now >= (closingTime(closingDate) ?? Number.POSITIVE_INFINITY)
