import { assessmentCategories, courseCategories, slugOf } from '../shared/products/offers.ts'
import { topicPath, topics } from '../types/basic-article/topics.ts'

/** True for a page of a list of the site: `/articles`, `/education/courses/cpe-core`, `/webinars/page/2`. */
export const isListRoute = (path: string) => lists.has(path.replace(furtherPage, ''))

const furtherPage = /\/page\/(?:[2-9]|[1-9]\d+)$/

/** `site/lists` defines the lists and their filters. A test there proves that this set has all of them. */
const lists: ReadonlySet<string> = new Set([
  '/articles',
  '/articles/topics',
  ...topics.map(topicPath),
  '/education/courses',
  ...[...courseCategories, 'Online', 'Hybrid Online', 'In-Person'].map(
    (filter) => `/education/courses/${slugOf(filter)}`,
  ),
  '/publications/books',
  '/publications/subscriptions',
  '/webinars',
  '/store/assessments',
  ...assessmentCategories.map((filter) => `/store/assessments/${slugOf(filter)}`),
  '/about/press-room',
  '/aapl-jobs',
  '/faculty',
])
