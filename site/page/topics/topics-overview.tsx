import type { Entry } from '@association/content'
import { CardGrid } from '@association/content/shared/cards/card-grid.tsx'
import { type Topic, topicPath } from '@association/content/types/basic-article/topics.ts'
import type { ReactNode } from 'react'
import { ListHeader } from '../list/list-header.tsx'
import { messages } from './messages.ts'
import styles from './topics.module.css'

/** The title of a card is an h3. */
export type TopicSection = {
  topic: Topic
  count: number
  articles: readonly Entry<'basicArticle'>[]
  cards: readonly ReactNode[]
}

export const TopicsOverview = ({ topics }: { topics: readonly TopicSection[] }) => (
  <div className={styles.page}>
    <ListHeader title={messages.title} description={messages.description} />
    <div className="container">
      {topics.map((section) => (
        <OneTopic key={section.topic.slug} {...section} />
      ))}
    </div>
  </div>
)

function OneTopic({ topic, count, articles, cards }: TopicSection) {
  const path = topicPath(topic)
  return (
    <section aria-labelledby={topic.slug} className={styles.topic}>
      <div className={styles.head}>
        <h2 id={topic.slug} className={styles.name}>
          <a href={path} className={styles.link}>
            {topic.name}
          </a>
        </h2>
        <p className={styles.count}>{messages.articles(count)}</p>
        <p className={styles.description}>{topic.description}</p>
      </div>
      {cards.length === 0 ? <p>{messages.none}</p> : <CardGrid>{cards}</CardGrid>}
      {count > articles.length ? (
        <a href={path} className={styles.all}>
          {messages.all}
          <span className="visually-hidden">{`: ${topic.name}`}</span>
        </a>
      ) : null}
    </section>
  )
}
