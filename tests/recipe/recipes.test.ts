import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { localEnvironment } from '@association/local/environment/environment.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { follow, readRecipe, run } from './follow.ts'
import { scratchCopy } from './scratch-copy.ts'

const minutes = 60_000
/** Both recipes change one copy, so that its types and format are checked once. */
const copy = scratchCopy()
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(copy, { recursive: true, force: true })
}, minutes)

const now = Date.parse('2026-06-01T12:00:00Z')

const loadFrom = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(copy, path)).href)

/** A module of the site in the copy, which knows the new type. */
const load = (path: string) => loadFrom(join('site', path))

test(
  'a block added by the recipe passes the tests that the recipe names',
  async () => {
    const steps = readRecipe('add-a-block.md')
    expect(new Set(steps.map((step) => step.do))).toEqual(new Set(['write', 'change', 'run']))
    for (const step of steps) await follow(step, copy)
  },
  5 * minutes,
)

test('the recipe of a type with pages changes no existing file', () => {
  expect(readRecipe('add-a-page-type.md').filter((step) => step.do === 'change')).toEqual([])
})

test(
  'the recipe of a type with pages can be followed',
  async () => {
    for (const step of readRecipe('add-a-page-type.md')) await follow(step, copy)
  },
  5 * minutes,
)

test(
  'both recipes write formatted files with correct types',
  async () => {
    await run('node_modules/.bin/biome check packages/content migrations/changes packages/seed', copy)
    await run('node_modules/.bin/tsc -p packages/content', copy)
  },
  5 * minutes,
)

test('the migration of the block has at most 60 lines', () => {
  const changes = join(copy, 'migrations/changes')
  const written = readdirSync(changes).filter((name) => name.includes('add-fact-box'))
  const lines = written.flatMap((name) => linesIn(join(changes, name)))
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.length).toBeLessThanOrEqual(60)
})

async function loadEpisodes() {
  const { contentsOf, wireEntry } = await load('content/places/testing/contents.ts')
  return contentsOf([
    wireEntry('podcastEpisode', 'out', {
      title: 'Out',
      slug: 'out',
      summary: 'Words.',
      releaseDate: '2026-05-12',
    }),
    wireEntry('podcastEpisode', 'later', { title: 'Later', slug: 'later', releaseDate: '2026-07-01' }),
  ])
}

test('the sitemaps hold the released episodes and their list', async () => {
  const { sitemapsOf } = await load('features/sitemap/sitemaps.ts')
  const sitemaps: { name: string; addresses: { path: string }[] }[] = sitemapsOf(await loadEpisodes(), now)
  const pathsIn = (name: string) =>
    sitemaps.find((each) => each.name === name)?.addresses.map(({ path }) => path)
  expect(pathsIn('podcasts')).toEqual(['/podcasts/out'])
  expect(pathsIn('lists')).toContain('/podcasts')
})

test('an episode of a future date is neither at its path nor in the list', async () => {
  const { resolve } = await load('content/places/resolve.ts')
  const { entriesOf } = await load('content/places/entries-of.ts')
  const { podcasts } = await loadFrom('packages/content/lists/definitions/podcasts.ts')
  const contents = await loadEpisodes()
  expect(resolve('/podcasts/later', contents, now)).toBeUndefined()
  expect(resolve('/podcasts/out', contents, now)).toMatchObject({ kind: 'entry', item: { id: 'out' } })
  expect(entriesOf(podcasts, contents, { now }).items).toMatchObject([{ id: 'out' }])
  expect(resolve('/podcasts/later', contents, Date.parse('2026-07-02'))).toMatchObject({ kind: 'entry' })
})

test('the feed of the list holds the released episodes', async () => {
  const { feedSet, itemsOf, sourceNames } = await loadFrom('packages/feeds/index.ts')
  expect(sourceNames).toContain('podcasts')
  const item = (await loadEpisodes()).at('/podcasts/out')
  const listed = [{ entry: item?.entry, createdAt: '2026-05-01', updatedAt: '2026-05-01' }]
  const site = {
    url: 'https://leaders.example',
    organisation: 'Association',
    scheme: 'https',
    authority: 'a,2026',
  }
  const [feed] = feedSet('podcasts', itemsOf(listed, site, now).items, site)
  expect(feed).toMatchObject({
    title: 'Association – Podcast episodes',
    home: 'https://leaders.example/podcasts',
    items: [{ title: 'Out', url: 'https://leaders.example/podcasts/out' }],
  })
})

test('editors preview an episode as a page, and as a part of the list', async () => {
  const { asListed, asPage } = await loadFrom('packages/content/render/live/as-page.ts')
  const entry = (await loadEpisodes()).at('/podcasts/out')?.entry
  expect([asPage(entry)?.as, asListed(entry)?.as]).toEqual(['page', 'block'])
})

test('editors find the type in the block picker by its other words', async () => {
  const { choicesFor, found } = await loadFrom('contentful-app/src/block-picker/choices/choices.ts')
  const choices = choicesFor({ to: { slot: 'block' } }, 'association')
  expect(found(choices, 'audio').map(({ id }: { id: string }) => id)).toContain('podcastEpisode')
})

test('a page with an episode is out of date when the episode is released', async () => {
  const { releaseTimeOf } = await loadFrom('packages/content/derive/release-time.ts')
  expect(releaseTimeOf('podcastEpisode', { releaseDate: '2026-07-01' })).toBe(
    Date.parse('2026-07-01T12:00:00Z'),
  )
})

test('shared links show the kind, the title and the date of an episode', async () => {
  const { pictureOf } = await load('features/page-picture/picture-of.ts')
  const item = (await loadEpisodes()).at('/podcasts/out')
  expect(pictureOf({ kind: 'entry', item }, { name: 'Association' })).toEqual({
    look: 'page',
    kind: 'Podcast',
    title: 'Out',
    facts: ['May 12, 2026'],
  })
})

test('its page is an article for networks, with its summary as description', async () => {
  for (const [name, value] of Object.entries(localEnvironment())) vi.stubEnv(name, value)
  const { headOf } = await load('page/head/metadata.ts')
  const item = (await loadEpisodes()).at('/podcasts/out')
  expect(headOf(item?.entry, '/podcasts/out')).toMatchObject({
    title: 'Out',
    description: 'Words.',
    type: 'article',
  })
})

function linesIn(path: string): string[] {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => linesIn(join(path, name)))
  return readFileSync(path, 'utf8').trimEnd().split('\n')
}
