import type { Entry } from '../../define/values.ts'
import { headingTag, type Page } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { dayOf, monthAndYear } from '../../shared/dates.ts'
import { journalColors } from '../../shared/journals.ts'
import styles from './journal-editions.module.css'
import { messages } from './messages.ts'

type Props = {
  entry: Entry<'journalEditions'>
  page: Page
  className: string | undefined
  /** CSS pixels at its largest. */
  coverHeight: number
}

export function Edition({ entry, page, className, coverHeight }: Props) {
  const { journal, editionDate, title, description, url, volume, issue } = entry.fields
  const Heading = headingTag(page.rank)
  const month = monthAndYear(editionDate)
  const address = page.link(url)
  const number = messages.number(volume, issue)
  return (
    <article className={className} style={properties({ '--journal': safeColor(colorOf(journal)) })}>
      <Cover entry={entry} page={page} coverHeight={coverHeight} />
      <div className={styles.words}>
        <p className={styles.journal} {...page.mark(entry, 'journal')}>
          {journal}
        </p>
        <Heading className={styles.title} {...page.mark(entry, 'editionDate')}>
          <Anchor link={address} className={address.href ? styles.link : undefined}>
            <time dateTime={dayOf(editionDate)}>{month ?? title ?? journal}</time>
          </Anchor>
        </Heading>
        {title ? (
          <p className={styles.subject} {...page.mark(entry, 'title')}>
            {title}
          </p>
        ) : null}
        {number ? (
          <p className={styles.number} {...page.mark(entry, 'volume')}>
            {number}
          </p>
        ) : null}
        {description ? (
          <p className={styles.description} {...page.mark(entry, 'description')}>
            {description}
          </p>
        ) : null}
      </div>
    </article>
  )
}

function Cover({ entry, page, coverHeight }: Omit<Props, 'className'>) {
  const { cover } = entry.fields
  if (!cover) return <div className={styles.ground} />
  const { alt, ...image } = page.image(cover, { height: coverHeight })
  return (
    <div className={styles.ground}>
      <img {...image} alt={alt} className={styles.cover} {...page.mark(entry, 'cover')} />
    </div>
  )
}

const colorOf = (journal: string | undefined) =>
  journalColors[journal as keyof typeof journalColors] as string | undefined
