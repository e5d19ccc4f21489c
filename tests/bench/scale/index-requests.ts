import type { Bench } from '../measuring/bench.ts'
import { readPage } from '../measuring/raw-get.ts'
import type { Scene } from './scene.ts'

/** Contentful sends at most this many articles in one response of 7 MB. */
const articlesAtOnce = 700
const pageSize = 12
const lists = [
  '/articles/topics',
  '/education/courses',
  '/publications/books',
  '/about/press-room',
  '/aapl-jobs',
]
const documents = [
  '/sitemap.xml',
  '/sitemaps/lists.xml',
  '/sitemaps/pages.xml',
  '/buildrss',
  '/buildrss?format=json',
]

/** All lists, topics, sitemaps and feeds must come from one scan of the content. */
export async function judgeIndex({ judge }: Bench, { site, contentful, articles }: Scene) {
  const pages = Math.ceil(articles.length / pageSize)
  const further = Array.from({ length: pages - 1 }, (_, index) => `/articles/page/${index + 2}`)
  const paths = ['/articles', ...further, ...lists, ...documents]
  for (const path of paths) await readPage(site.url + path)
  const scans = contentful
    .paths()
    .filter((path) => /content_type=basicArticle|contentType\.sys\.id/.test(path))
  const limit = Math.ceil(articles.length / articlesAtOnce) + 5
  judge(
    { name: 'requests to Contentful for all lists', value: scans.length, limit, unit: '' },
    { note: `${paths.length} pages of lists, topics, sitemaps and feeds` },
  )
}
