import { createClient, type PlainClientAPI } from 'contentful-management'
import type { Bench } from '../measuring/bench.ts'
import { median } from '../measuring/figures.ts'
import { readPage } from '../measuring/raw-get.ts'
import { rendersOf } from '../measuring/site-process.ts'
import type { Scene } from './scene.ts'

const limits = { visibleMs: 300, rendersWithoutIt: 2 }
const rounds = 5

/** Changes a title several times: measures the rendered pages and the delay until a list shows the new title. */
export async function judgePublish({ judge, say }: Bench, scene: Scene) {
  const { articles, env } = scene
  const client = managementClient(env)
  const { items } = await client.entry.getMany({
    query: { content_type: 'basicArticle', order: '-fields.publicationDate', skip: 20, limit: 1 },
  })
  const [entry] = items
  if (!entry) throw new Error('There is no article.')
  const watched = [...articles.slice(0, 300), ...firstPages, ...others]
  const texts = await textsOf(scene, watched)
  const old = escaped(String(entry.fields.title?.['en-US']))
  const showing = watched.filter((_, index) => texts[index]?.includes(old))
  say(
    `${showing.length} of ${watched.length} watched pages show the article: ${showing.slice(0, 8).join(', ')}`,
  )

  const measured: MeasuredPublish[] = []
  for (let round = 0; round < rounds; round += 1)
    measured.push(await measurePublish(scene, watched, () => publishTitle(client, entry.sys.id)))
  const times = measured.map(({ visibleMs }) => visibleMs)
  judge(
    { name: 'a publish: visible', value: median(times), limit: limits.visibleMs, unit: 'ms' },
    { note: `median of ${rounds}, at most ${Math.max(...times).toFixed(0)} ms` },
  )
  const renders = Math.max(...measured.map((each) => each.renders))
  const value = Math.max(0, renders - showing.length)
  judge(
    // Two sitemaps change too, because they list when each page changed.
    {
      name: 'a publish: rendered pages that do not show it',
      value,
      limit: limits.rendersWithoutIt,
      unit: '',
    },
    { note: `${renders} of ${watched.length} pages are rendered again at most` },
  )
}

type MeasuredPublish = { visibleMs: number; renders: number }

/** `publish` returns the new title. */
async function measurePublish(
  scene: Scene,
  watched: readonly string[],
  publish: () => Promise<string>,
): Promise<MeasuredPublish> {
  const before = await rendersOf(scene.site)
  const title = await publish()
  const begin = performance.now()
  await until(async () => (await textOf(scene, '/articles/page/2')).includes(title))
  const visibleMs = performance.now() - begin
  for (const path of watched) await textOf(scene, path)
  return { visibleMs, renders: (await rendersOf(scene.site)) - before }
}

async function publishTitle(client: PlainClientAPI, entryId: string): Promise<string> {
  const title = `A title that is new ${Date.now()}`
  const entry = await client.entry.get({ entryId })
  const fields = { ...entry.fields, title: { 'en-US': title } }
  const saved = await client.entry.update({ entryId }, { ...entry, fields })
  await client.entry.publish({ entryId }, saved)
  return title
}

/** The first request of a page may show a stale copy. */
async function textsOf(scene: Scene, paths: readonly string[]): Promise<string[]> {
  for (const path of paths) await textOf(scene, path)
  return Promise.all(paths.map((path) => textOf(scene, path)))
}

const textOf = async ({ site }: Scene, path: string) => String((await readPage(site.url + path)).body)

const managementClient = (env: Record<string, string>) =>
  createClient(
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
