import { createClient } from 'contentful-management'
import type { Bench } from '../measuring/bench.ts'
import { rawGet } from '../measuring/raw-get.ts'
import { rendersOf } from '../measuring/site-process.ts'
import type { Scene } from './scene.ts'

const limits = { visibleMs: 1000 }

/** Changes one title: measures the rendered pages and the delay until the page shows it. */
export async function judgePublish({ judge, say }: Bench, scene: Scene) {
  const { site, articles, env } = scene
  const client = createClient(
    {
      accessToken: env.CONTENTFUL_MANAGEMENT_TOKEN ?? '',
      host: env.CONTENTFUL_MANAGEMENT_HOST,
      insecure: true,
    },
    {
      type: 'plain',
      defaults: {
        spaceId: env.CONTENTFUL_ASSOCIATION_SPACE_ID,
        environmentId: env.CONTENTFUL_ENVIRONMENT,
      },
    },
  )
  const { items } = await client.entry.getMany({
    query: { content_type: 'basicArticle', order: '-fields.publicationDate', skip: 20, limit: 1 },
  })
  const [entry] = items
  if (!entry) throw new Error('There is no article.')
  const title = `A title that is new ${Date.now()}`

  const watched = [...articles.slice(0, 300), ...firstPages, ...others]
  const textOf = async (path: string) => String((await rawGet(site.url + path)).body)
  for (const path of watched) await textOf(path)
  const texts = new Map(await Promise.all(watched.map(async (path) => [path, await textOf(path)] as const)))
  const old = String(entry.fields.title?.['en-US'])
  const showing = watched.filter((path) => texts.get(path)?.includes(escaped(old)))

  const before = await rendersOf(site)
  const saved = await client.entry.update(
    { entryId: entry.sys.id },
    { ...entry, fields: { ...entry.fields, title: { 'en-US': title } } },
  )
  await client.entry.publish({ entryId: entry.sys.id }, saved)
  const begin = performance.now()
  await until(async () => (await textOf('/articles/page/2')).includes(title))
  const visibleMs = performance.now() - begin
  for (const path of watched) await textOf(path)
  const renders = (await rendersOf(site)) - before
  say(
    `${showing.length} of ${watched.length} watched pages show the article: ${showing.slice(0, 8).join(', ')}`,
  )
  judge(
    visibleMs <= limits.visibleMs,
    `visible after ${visibleMs.toFixed(0)} ms (limit ${limits.visibleMs} ms)`,
  )
  // Sitemaps change too, because they list when each page changed.
  const expected = showing.length + documents.length
  judge(renders <= expected, `${renders} of ${watched.length} pages are rendered again (limit ${expected})`)
}

const documents = ['/sitemap.xml', '/sitemaps/articles.xml']
const firstPages = ['/articles', ...Array.from({ length: 20 }, (_, index) => `/articles/page/${index + 2}`)]
const others = [
  '/',
  '/articles/topics',
  '/education/courses',
  '/membership',
  '/publications/books',
  ...documents,
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

async function until(isTrue: () => Promise<boolean>) {
  const deadline = performance.now() + 10_000
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('The change does not become visible.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
