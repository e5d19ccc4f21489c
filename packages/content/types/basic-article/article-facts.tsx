import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import styles from './article.module.css'
import { citedArticle } from './cited-article.ts'
import { doiAddress, doiOf } from './doi.ts'
import { Edition } from './edition.tsx'
import { messages } from './messages.ts'
import { basicArticlePath } from './path.ts'
import { topicPath, topicsOf } from './topics.ts'

type Props = { entry: Entry<'basicArticle'>; page: Page }

export function ArticleFacts({ entry, page }: Props) {
  const { title } = entry.fields
  const path = basicArticlePath(entry)
  const doi = doiOf(entry)
  return (
    <aside aria-label={messages.facts} className={styles.facts}>
      <Edition entry={entry} page={page} />
      <Tags entry={entry} page={page} />
      {doi ? (
        <div className={styles.doi} {...page.mark(entry, 'doiSuffix')}>
          <p className={styles.label}>{messages.doi}</p>
          <p className={styles.identifier}>
            <Anchor link={page.link(doiAddress(doi))}>{doiAddress(doi)}</Anchor>
          </p>
        </div>
      ) : null}
      {page.widget('cite', { space: entry.space, entry: entry.id, path, article: citedArticle(entry) })}
      {page.widget('share', { path, title, doiUrl: doi && doiAddress(doi) })}
      {page.widget('bookmark', { entry: entry.id, type: 'article', path, title })}
    </aside>
  )
}

/** Only topics have pages. */
function Tags({ entry, page }: Props) {
  const { tags } = entry.fields
  if (tags.length === 0) return null
  return (
    <div {...page.mark(entry, 'tags')}>
      <p className={styles.label}>{messages.topics}</p>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag tag={tag} page={page} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Tag({ tag, page }: { tag: string; page: Page }) {
  const [topic] = topicsOf([tag])
  return topic ? (
    <a {...page.link(topicPath(topic))} className={styles.tag}>
      {topic.name}
    </a>
  ) : (
    <span className={styles.tag}>{tag}</span>
  )
}
