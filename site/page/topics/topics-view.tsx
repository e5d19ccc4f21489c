import { articles } from '@association/content/lists/definitions/articles.ts'
import { listTag } from '@association/content/lists/pages.ts'
import { type RenderOptions, renderList } from '@association/content/render'
import { topics } from '@association/content/types/basic-article/topics.ts'
import { canonicalUrl } from '../../base/canonical-url.ts'
import { config } from '../../base/config.ts'
import { note } from '../../base/rendering.ts'
import { loadIndex } from '../../content/delivery/load-page.ts'
import { entriesOf } from '../../content/places/entries-of.ts'
import { ListNextStep } from '../list/next-step.tsx'
import { writersOf } from '../list/writers.tsx'
import { JsonLd } from '../structured-data/json-ld.tsx'
import { breadcrumbList } from '../structured-data/site-things.ts'
import { trailToTopics } from '../structured-data/trail.ts'
import { messages } from './messages.ts'
import { TopicsOverview } from './topics-overview.tsx'

const shownCount = 4

export async function TopicsView({ rendering }: { rendering: RenderOptions }) {
  const contents = await loadIndex()
  const sections = topics.map((topic, at) => {
    const filter = articles.filters?.options.find(({ slug }) => slug === topic.slug)
    const { items, until } = entriesOf(articles, contents, { now: Date.now(), filter })
    const recent = items.slice(0, articles.pageSize)
    note({ tags: [listTag({ list: articles, filter }), ...recent.flatMap(({ tags }) => tags)], until })
    const [first, ...others] = recent.slice(0, shownCount).map(({ entry }) => entry)
    const options = { ...rendering, topic: topic.name }
    const lead = first && renderList([first], { options, as: 'card', above: 2, isFurtherDown: at > 0 })
    const writers = writersOf(recent, []).map(({ author }) => author.fields.name)
    return { topic, count: items.length, lead, others, writers }
  })
  return (
    <>
      <TopicsOverview
        topics={sections}
        nextStep={
          articles.nextStep && <ListNextStep {...articles.nextStep} supportEmail={config.supportEmail} />
        }
      />
      <JsonLd things={[breadcrumbList(trailToTopics(messages.title), canonicalUrl)]} />
    </>
  )
}
