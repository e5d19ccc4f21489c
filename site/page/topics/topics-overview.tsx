import type { Entry } from '@association/content'
import { FragmentTarget } from '@association/content/links/fragment-target.tsx'
import { dayOf, fullDate } from '@association/content/shared/dates.ts'
import { basicArticlePath } from '@association/content/types/basic-article/path.ts'
import { type Topic, topicPath } from '@association/content/types/basic-article/topics.ts'
import type { ReactNode } from 'react'
import { JumpBar } from '../list/jump-bar.tsx'
import { ListHeader } from '../list/list-header.tsx'
import { messages } from './messages.ts'
import styles from './topics.module.css'

/** The title of the card is an h3. */
export type TopicSection = {
  topic: Topic
  count: number
  lead: ReactNode
  others: readonly Entry<'basicArticle'>[]
  /** Names. */
  writers: readonly string[]
}

type Props = { topics: readonly TopicSection[]; nextStep?: ReactNode }

export const TopicsOverview = ({ topics, nextStep }: Props) => (
  <div className={styles.page}>
    <ListHeader title={messages.title} description={messages.description}>
      <JumpBar jumps={topics.map(({ topic: { name, slug } }) => ({ name, anchor: slug }))} />
    </ListHeader>
    <div className="container">
      {topics.map((section) => (
        <OneTopic key={section.topic.slug} {...section} />
      ))}
      {nextStep}
    </div>
  </div>
)

function OneTopic({ topic, count, lead, others, writers }: TopicSection) {
  const path = topicPath(topic)
  return (
    <section aria-label={topic.name} className={styles.topic}>
      <div className={styles.head}>
        <FragmentTarget name={topic.slug} />
        <h2 className={styles.name}>
          <a href={path} className={styles.link}>
            {topic.name}
          </a>
        </h2>
        <p className={styles.about}>{topic.about}</p>
        {writers.length > 0 ? (
          <p className={styles.writers}>
            {messages.writers} {new Intl.ListFormat('en-US').format(writers)}
          </p>
        ) : null}
        <a href={path} className={styles.all}>
          {messages.all(count)}
          <span className="visually-hidden">{`: ${topic.name}`}</span>
        </a>
      </div>
      <div className={styles.articles}>
        {lead ?? <p>{messages.none}</p>}
        {others.length > 0 ? (
          <ul className={styles.others}>
            {others.map((article) => (
              <li key={article.id}>
                <Other article={article} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}

function Other({ article }: { article: Entry<'basicArticle'> }) {
  const { title, publicationDate } = article.fields
  return (
    <>
      <h3 className={styles.title}>
        <a href={basicArticlePath(article)}>{title}</a>
      </h3>
      <p className={styles.day}>
        <time dateTime={dayOf(publicationDate)}>{fullDate(publicationDate)}</time>
      </p>
    </>
  )
}
