import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import styles from '../cards/cards.module.css'
import { hasWebinarEnded } from './has-ended.ts'
import { productMessages } from './messages.ts'
import { nextDates } from './next-dates.ts'
import { shortWebinarTime, webinarDay, webinarTime } from './webinar-time.ts'

type Props = { entry: Entry<'product'>; page: Page }

export function ProductNotes({ entry, page }: Props): ReactNode {
  const { productType, people } = entry.fields
  if (productType === 'Webinar') return <WebinarNote entry={entry} page={page} />
  if (productType === 'assessment') return <AssessmentNote entry={entry} page={page} />
  if (productType === 'Book' && people.length > 0)
    return (
      <p className={styles.quiet} {...page.mark(entry, 'people')}>
        {productMessages.by(people.map(({ fields }) => fields.name))}
      </p>
    )
  return productType === 'Course' ? <CourseNote entry={entry} page={page} /> : null
}

function CourseNote({ entry, page }: Props): ReactNode {
  const { credits } = entry.fields
  const next = nextDates(entry.fields, page.now)
  if (!next && !credits) return null
  return (
    <p className={styles.quiet} {...page.mark(entry, next ? 'variants' : 'credits')}>
      {next?.start ? <time dateTime={next.machine}>{productMessages.starts(next.start)}</time> : null}
      {next?.place ? `${dot}${next.place}` : null}
      {next && credits ? dot : null}
      {credits ? unbroken(productMessages.creditsOf(credits)) : null}
    </p>
  )
}

function WebinarNote({ entry, page }: Props): ReactNode {
  const { durationMinutes, credits } = entry.fields
  const hasEnded = hasWebinarEnded(entry.fields, page.now)
  const words = hasEnded ? webinarDay(entry.fields) : shortWebinarTime(entry.fields)
  if (!words) return null
  const facts = [
    ...(durationMinutes ? [productMessages.minutesOf(durationMinutes)] : []),
    ...(credits ? [productMessages.creditsOf(credits)] : []),
  ]
  return (
    <p className={styles.quiet} {...page.mark(entry, 'startsAt')}>
      {hasEnded ? productMessages.recordedOn : null}
      <time dateTime={webinarTime(entry.fields)?.machine} className={styles.when}>
        {words}
      </time>
      {facts.map((fact) => `${dot}${unbroken(fact)}`).join('')}
    </p>
  )
}

/** No line begins with it. */
const dot = '\u00a0· '

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0')

function AssessmentNote({ entry, page }: Props): ReactNode {
  const { audience, durationMinutes } = entry.fields
  const facts = [
    ...(audience ? [productMessages.forWhom(audience)] : []),
    ...(durationMinutes ? [productMessages.minutesOf(durationMinutes)] : []),
  ]
  if (facts.length === 0) return null
  return (
    <p className={styles.quiet} {...page.mark(entry, 'audience')}>
      {facts.join(' · ')}
    </p>
  )
}
