import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import styles from '../cards/cards.module.css'
import { hasWebinarEnded } from './has-ended.ts'
import { productMessages } from './messages.ts'
import { nextDates } from './next-dates.ts'
import { shortWebinarTime, webinarTime } from './webinar-time.ts'

type Props = { entry: Entry<'product'>; page: Page }

export function ProductNotes({ entry, page }: Props): ReactNode {
  const { productType, people, credits } = entry.fields
  if (productType === 'Webinar') return <WebinarNote entry={entry} page={page} />
  if (productType === 'Book' && people.length > 0)
    return (
      <p className={styles.quiet} {...page.mark(entry, 'people')}>
        {productMessages.by(people.map(({ fields }) => fields.name))}
      </p>
    )
  if (productType !== 'Course') return null
  const next = nextDates(entry.fields, page.now)
  if (!next && !credits) return null
  return (
    <p className={styles.quiet} {...page.mark(entry, next ? 'variants' : 'credits')}>
      {next?.start ? <time dateTime={next.machine}>{productMessages.starts(next.start)}</time> : null}
      {next && credits ? ' · ' : null}
      {credits ? productMessages.creditsOf(credits) : null}
    </p>
  )
}

function WebinarNote({ entry, page }: Props): ReactNode {
  const words = shortWebinarTime(entry.fields)
  if (!words) return null
  return (
    <p className={styles.quiet} {...page.mark(entry, 'startsAt')}>
      {hasWebinarEnded(entry.fields, page.now) ? (
        <span className={styles.ended}>{productMessages.ended}: </span>
      ) : null}
      <time dateTime={webinarTime(entry.fields)?.machine}>{words}</time>
    </p>
  )
}
