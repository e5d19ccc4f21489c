import { headingTag, type View } from '../../define/view.ts'
import { dayOf, fullDate } from '../../shared/dates.ts'
import { messages } from './messages.ts'
import { pressReleasePath } from './path.ts'
import styles from './press-release.module.css'

export const PressRelease: View<'pressRelease'> = ({ entry, page }) => {
  const { title, releaseDate, shortDescription } = entry.fields
  const Heading = headingTag(page.rank)
  const day = fullDate(releaseDate)
  return (
    <article className={styles.release}>
      {day ? (
        <p className={styles.day} {...page.mark(entry, 'releaseDate')}>
          <time dateTime={dayOf(releaseDate)}>{day}</time>
        </p>
      ) : null}
      <div className={styles.words}>
        <Heading className={styles.title} {...page.mark(entry, 'title')}>
          {title}
        </Heading>
        {shortDescription ? (
          <p className={styles.text} {...page.mark(entry, 'shortDescription')}>
            {shortDescription}
          </p>
        ) : null}
      </div>
      <a {...page.link(pressReleasePath(entry))} className={styles.more} {...page.mark(entry, 'slug')}>
        {messages.readMore}
        <span className="visually-hidden">{`: ${title}`}</span>
      </a>
    </article>
  )
}
