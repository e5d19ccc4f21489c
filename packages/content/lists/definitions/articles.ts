import type { Entry } from '../../define/values.ts'
import { topics, topicsOf } from '../../types/basic-article/topics.ts'
import { courseFinderPath } from '../course-finder-path.ts'
import { list } from '../list.ts'
import { newestFirst } from '../order.ts'

export const articles = list({
  path: '/articles',
  type: 'basicArticle',
  title: 'Articles',
  description: 'What physician leaders learn from one another, new each week.',
  inOrder: newestFirst<Entry<'basicArticle'>>(({ fields }) => fields.publicationDate),
  pageSize: 12,
  as: 'card',
  layout: 'articles',
  emptyText: 'No Post summaries',
  lead: 'featured article',
  nextStep: { text: 'You can practice what you read here.', label: 'Find a course', path: courseFinderPath },
  filters: {
    label: 'Topics',
    allLabel: 'Latest',
    base: '/articles/topics',
    options: topics.map(({ slug, name, description, about }) => ({
      slug,
      label: name,
      description,
      about,
      accepts: ({ fields }: Entry<'basicArticle'>) =>
        topicsOf(fields.tags).some((topic) => topic.slug === slug),
    })),
  },
  feed: {
    name: 'articles',
    description: 'Articles on leading in medicine, from the journals and the site.',
    hasTopics: true,
  },
})
