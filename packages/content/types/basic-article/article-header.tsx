import type { Entry } from '../../define/values.ts'
import { headingTag, type Page } from '../../define/view.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { classNames } from '../../safe/class-names.ts'
import { dayOf, fullDate } from '../../shared/dates.ts'
import detail from '../../shared/detail/detail.module.css'
import { titleClass } from '../../shared/detail/title-class.ts'
import { Trail, type TrailStep } from '../../shared/detail/trail.tsx'
import styles from './article.module.css'
import { Byline } from './byline.tsx'
import { messages } from './messages.ts'
import { readingTime } from './reading-time.ts'
import { topicPath, topicsOf } from './topics.ts'

type Props = { entry: Entry<'basicArticle'>; page: Page; isPictured: boolean }

export function ArticleHeader({ entry, page, isPictured }: Props) {
  const { title, summary, publicationDate, body } = entry.fields
  const Heading = headingTag(page.rank)
  const day = fullDate(publicationDate)
  const minutes = readingTime(plainText(body))
  return (
    <header className={classNames(detail.header, isPictured && styles.pictured)}>
      <div className="container">
        <Trail steps={stepsTo(entry, page)} page={page} />
        <Heading className={titleClass(title, styles.title)} {...page.mark(entry, 'title')}>
          {title}
        </Heading>
        {summary ? (
          <p className={styles.summary} {...page.mark(entry, 'summary')}>
            {summary}
          </p>
        ) : null}
        <div className={styles.origin}>
          <Byline entry={entry} page={page} />
          <p className={styles.when}>
            {day ? (
              <time dateTime={dayOf(publicationDate)} {...page.mark(entry, 'publicationDate')}>
                {day}
              </time>
            ) : null}
            {minutes ? <span className={styles.minutes}>{messages.readingTime(minutes)}</span> : null}
          </p>
          {minutes ? page.widget('listen', {}) : null}
        </div>
      </div>
    </header>
  )
}

function stepsTo(entry: Entry<'basicArticle'>, page: Page): TrailStep[] {
  const [topic] = topicsOf(entry.fields.tags)
  const articles = { label: messages.articles, path: '/articles' }
  if (!topic) return [articles]
  return [articles, { label: topic.name, path: topicPath(topic), mark: page.mark(entry, 'tags') }]
}
