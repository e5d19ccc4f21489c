import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import styles from '../cards/cards.module.css'
import { hasWebinarEnded, isRecording } from './has-ended.ts'
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
      {next?.place ? `${dot}${unbroken(next.place)}` : null}
      {next && credits ? dot : null}
      {credits ? unbroken(productMessages.creditsOf(credits)) : null}
    </p>
  )
}

function WebinarNote({ entry, page }: Props): ReactNode {
  const { durationMinutes, credits } = entry.fields
  const when = webinarTime(entry.fields)
  const facts = [
    ...(durationMinutes ? [unbroken(productMessages.minutesOf(durationMinutes))] : []),
    ...(credits ? [unbroken(productMessages.creditsOf(credits))] : []),
  ]
  if (!when && facts.length === 0) return null
  return (
    <p className={styles.quiet} {...page.mark(entry, markedOf(entry))}>
      {when ? <When entry={entry} page={page} machine={when.machine} /> : null}
      {when && facts.length > 0 ? dot : null}
      {facts.join(dot)}
    </p>
  )
}

function markedOf({ fields }: Props['entry']) {
  if (fields.startsAt) return 'startsAt'
  return fields.durationMinutes ? 'durationMinutes' : 'credits'
}

function When({ entry: { fields }, page, machine }: Props & { machine: string }) {
  const hasEnded = hasWebinarEnded(fields, page.now)
  const before = isRecording(fields, page.now) ? productMessages.recordedOn : productMessages.tookPlaceOn
  return (
    <>
      {hasEnded ? before : null}
      <time dateTime={machine} className={styles.when}>
        {hasEnded ? webinarDay(fields) : shortWebinarTime(fields)}
      </time>
    </>
  )
}

/** No line begins with it. */
const dot = '\u00a0· '

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0')

function AssessmentNote({ entry, page }: Props): ReactNode {
  const { audience, durationMinutes } = entry.fields
  const facts = [
    ...(audience ? [productMessages.forWhom(audience)] : []),
    ...(durationMinutes ? [unbroken(productMessages.minutesOf(durationMinutes))] : []),
  ]
  if (facts.length === 0) return null
  return (
    <p className={styles.quiet} {...page.mark(entry, 'audience')}>
      {facts.join(dot)}
    </p>
  )
}
