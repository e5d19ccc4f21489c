import type { Teaser } from '../../define/facts.ts'
import { headingTag, type Page, type View } from '../../define/view.ts'
import { acrossPhone } from '../../images/sizes.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { Cover } from '../../shared/cover/cover.tsx'
import { cut } from '../../shared/cut.ts'
import { dayOf, fullDate } from '../../shared/dates.ts'
import { messages } from './messages.ts'
import styles from './newest-articles.module.css'

const pictureWish = { width: 720, sizes: `${acrossPhone}, 620px` }

export const NewestArticles: View<'newestArticles'> = ({ entry, page }) => {
  const { hashLink, title, count } = entry.fields
  const Title = headingTag(page.rank)
  const rank = title ? page.rank + 1 : page.rank
  const articles = page.newest?.(count)
  const [lead, ...others] = articles ?? []
  if (articles && !lead) return null
  return (
    <div className={styles.block}>
      <FragmentTarget name={hashLink} />
      <div className={styles.head}>
        {title ? <Title {...page.mark(entry, 'title')}>{title}</Title> : null}
        <a {...page.link('/articles')} className={styles.all}>
          {messages.all}
        </a>
      </div>
      <div className={styles.articles} {...page.mark(entry, 'count')}>
        {lead ? (
          <Lead article={lead} page={page} rank={rank} />
        ) : (
          <p className={styles.none}>{messages.onSite}</p>
        )}
        {others.length > 0 ? (
          <ul className={styles.others}>
            {others.map((article) => (
              <li key={article.id}>
                <Words article={article} page={page} rank={rank} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}

type Props = { article: Teaser; page: Page; rank: number }

function Lead({ article, page, rank }: Props) {
  const image = article.image && page.image(article.image, pictureWish)
  return (
    <article className={styles.lead}>
      {image ? (
        <img {...image} alt={image.alt} className={styles.picture} />
      ) : article.cover ? (
        <Cover cover={article.cover} className={styles.cover} />
      ) : null}
      <Words article={article} page={page} rank={rank} />
      {article.summary ? <p className={styles.summary}>{cut(article.summary)}</p> : null}
    </article>
  )
}

function Words({ article, page, rank }: Props) {
  const { title, tags = [], date, path } = article
  const Title = headingTag(rank)
  const day = fullDate(date)
  return (
    <>
      {tags[0] ? <p className={styles.topic}>{tags[0]}</p> : null}
      <Title>
        <a {...page.link(path)}>{title}</a>
      </Title>
      {day ? (
        <p>
          <time dateTime={dayOf(date)}>{day}</time>
        </p>
      ) : null}
    </>
  )
}
