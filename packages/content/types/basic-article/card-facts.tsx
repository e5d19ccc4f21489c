import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import styles from '../../shared/cards/cards.module.css'
import { dayOf, fullDate } from '../../shared/dates.ts'
import { messages } from './messages.ts'

type Props = { entry: Entry<'basicArticle'>; page: Pick<Page, 'mark'>; className: string | undefined }

/** Who wrote it, when, and how long it takes. */
export function CardFacts({ entry, page, className }: Props) {
  const { authors, publicationDate, readingMinutes } = entry.fields
  const day = fullDate(publicationDate)
  const names = namesOf(authors)
  if (!day && !names && !readingMinutes) return null
  return (
    <p className={classNames(styles.line, styles.origin, className)}>
      {names ? <span {...page.mark(entry, 'authors')}>{names}</span> : null}
      {day ? (
        <time dateTime={dayOf(publicationDate)} {...page.mark(entry, 'publicationDate')}>
          {day}
        </time>
      ) : null}
      {readingMinutes ? (
        <span {...page.mark(entry, 'readingMinutes')}>{messages.readingTime(readingMinutes)}</span>
      ) : null}
    </p>
  )
}

const mostNames = 2

function namesOf(authors: readonly Entry<'bio'>[]): string {
  const names = authors.map(({ fields: { name } }) => name).filter(Boolean)
  const first = names.slice(0, mostNames).join(', ')
  const more = names.length - mostNames
  return more > 0 ? messages.moreAuthors(first, more) : first
}
