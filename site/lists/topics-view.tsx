import { articles } from '@association/content/lists/articles.ts'
import { listTag } from '@association/content/lists/pages.ts'
import { renderList } from '@association/content/render'
import { topics } from '@association/content/types/basic-article/topics.ts'
import { trailToTopics } from '../features/breadcrumbs/trail.ts'
import { JsonLd } from '../features/structured-data/json-ld.tsx'
import { breadcrumbList } from '../features/structured-data/site-things.ts'
import { messages } from '../features/topics/messages.ts'
import { TopicsOverview } from '../features/topics/topics-overview.tsx'
import { canonicalUrl } from '../page/canonical-url.ts'
import { loadIndex } from '../page/load-page.ts'
import { publicRendering } from '../page/render-options.ts'
import { note } from '../stored/rendering.ts'
import { entriesOf } from './entries-of.ts'

/** How many articles the overview shows of each topic. */
const newest = 3

/** All topics, each with its newest articles. */
export async function TopicsView() {
  const contents = await loadIndex()
  const sections = topics.map((topic) => {
    const filter = articles.filters?.options.find(({ slug }) => slug === topic.slug)
    const { items, until } = entriesOf(articles, contents, { now: Date.now(), filter })
    const shown = items.slice(0, newest)
    note({ tags: [listTag({ list: articles, filter }), ...shown.flatMap(({ tags }) => tags)], until })
    const entries = shown.map(({ entry }) => entry)
    const cards = renderList(entries, { options: publicRendering, as: 'card', above: 2 })
    return { topic, count: items.length, articles: entries, cards }
  })
  return (
    <>
      <TopicsOverview topics={sections} />
      <JsonLd things={[breadcrumbList(trailToTopics(messages.title), canonicalUrl)]} />
    </>
  )
}
