import { fullDate } from '@association/content/shared/dates.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import type { MemberData } from '../viewer-data/member-data.ts'
import styles from './account.module.css'
import { AccountFrame } from './account-frame.tsx'
import { messages } from './messages.ts'

type Course = NonNullable<MemberData['courses']>[number]
type Props = { courses: MemberData['courses']; pathOf(course: Course): string | undefined }

export const Courses = ({ courses, pathOf }: Props) => (
  <AccountFrame path="/account/courses" title={messages.courses} description={messages.coursesIntroduction}>
    {courses === null ? <p role="status">{messages.away}</p> : null}
    {courses?.length === 0 ? (
      <>
        <p>{messages.noCourses}</p>
        <a href="/education/courses" className={buttonClass('yellow')}>
          {messages.browseCourses}
        </a>
      </>
    ) : null}
    <ul className={styles.rows}>
      {courses
        ?.toSorted((a, b) => Number(a.status === 'completed') - Number(b.status === 'completed'))
        .map((course) => (
          <li key={course.id} className={styles.row}>
            <Row course={course} path={pathOf(course)} />
          </li>
        ))}
    </ul>
  </AccountFrame>
)

function Row({ course, path }: { course: Course; path: string | undefined }) {
  const { title, status, progressPercent, credits, url } = course
  const percent = Math.min(100, Math.max(0, Math.round(progressPercent)))
  const words = messages.progress(percent)
  const creditWords = status === 'completed' ? messages.creditsEarned : messages.credit
  return (
    <>
      <h2 className={styles.rowTitle}>{path ? <a href={path}>{title}</a> : title}</h2>
      <p>{[...stateOf(course), credits > 0 && creditWords(credits)].filter(Boolean).join(' · ')}</p>
      {status === 'completed' ? null : (
        <>
          <progress className={styles.bar} max={100} value={percent} aria-label={`${title}: ${words}`} />
          <p className={styles.quiet}>{words}</p>
          {url && /^https?:/.test(url) ? <a href={url}>{messages.goOn(title)}</a> : null}
        </>
      )}
    </>
  )
}

function stateOf({ status, startedAt, completedAt }: Course) {
  const completed = fullDate(completedAt)
  if (status === 'completed' && completed) return [messages.completed(completed)]
  const started = fullDate(startedAt)
  return [messages.courseStatus[status], started && messages.started(started)]
}
