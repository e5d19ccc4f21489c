import { Fragment, type ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Mark, Page } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
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
  return (
    <Line
      mark={page.mark(entry, next ? 'variants' : 'credits')}
      facts={[
        next?.start && <time dateTime={next.machine}>{productMessages.starts(next.start)}</time>,
        next?.place,
        credits && productMessages.creditsOf(credits),
      ]}
    />
  )
}

function WebinarNote({ entry, page }: Props): ReactNode {
  const { durationMinutes, credits } = entry.fields
  const when = webinarTime(entry.fields)
  return (
    <Line
      mark={page.mark(entry, markedOf(entry))}
      facts={[
        when && <When entry={entry} page={page} machine={when.machine} />,
        durationMinutes && productMessages.minutesOf(durationMinutes),
        credits && productMessages.creditsOf(credits),
      ]}
    />
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

function AssessmentNote({ entry, page }: Props): ReactNode {
  const { audience, durationMinutes } = entry.fields
  return (
    <Line
      mark={page.mark(entry, 'audience')}
      facts={[
        audience && productMessages.forWhom(audience),
        durationMinutes && productMessages.minutesOf(durationMinutes),
      ]}
    />
  )
}

/** The style sheet puts dots between the facts. */
function Line({ mark, facts }: { mark: Mark; facts: readonly ReactNode[] }): ReactNode {
  const shown = facts.filter(Boolean)
  if (shown.length === 0) return null
  return (
    <p className={classNames(styles.quiet, styles.line)} {...mark}>
      {shown.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no other name than its place
        <Fragment key={index}>
          {index > 0 ? ' ' : null}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
