import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedFolder } from '../../testing/seed-folder.ts'
import { recorder, type Spaces, startSpaces } from '../../testing/space.ts'
import { run, type SeedOptions } from './run.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
}, 60_000)
afterAll(() => spaces.close())

const folder = seedFolder({
  'articles.ts': `
const article = (slug, date, paragraphs) => entry('basicArticle', 'article-' + slug, {
  title: 'About ' + slug, canonicalUrl: slug, publicationDate: date, tags: ['Quality and Risk', 'Safety', slug],
  bannerImage: assetLink('first-light'), authors: [link('bio')],
  body: prose(Array.from({ length: paragraphs }, (_, index) => '## Part ' + index + ' of ' + slug + '\\n\\n' + 'All is said. '.repeat(80)).join('\\n\\n') + '\\n\\n{{quoteBlock}}'),
})
export const articles = seedFile({ space: 'association', entries: [article('long', '2026-01-01', 8), article('short', '2026-02-01', 1)] })`,
})

const seed = async (options: Partial<SeedOptions> = {}, now = '2026-11-22T09:00:00Z') => {
  const recorded = recorder({ now: () => new Date(now) })
  await run({ config: spaces.config, folder, ...options }, recorded.io)
  return recorded
}
const written = 3
const generated = 5

test('a number below that of the articles of the seed is refused before anything is sent', async () => {
  const { io, sent } = recorder()
  await expect(run({ config: spaces.config, folder, scale: 2 }, io)).rejects.toThrow(
    '--scale 2 is fewer than the 3 articles of the seed: give 3 or more.',
  )
  expect(sent).toEqual([])
})

test.each([{ only: ['home'] }, { from: 'master' }, { prune: true }, { space: 'events' as const }])(
  'is refused with %j',
  (option) => expect(seed({ scale: 10, ...option })).rejects.toThrow('leave out --only, --from, --prune'),
)

test('a dry run counts the articles to generate and writes nothing', async () => {
  const { said, writes } = await seed({ scale: written + generated, dryRun: true })
  expect(said.out).toContain('association, generated articles: 5 new, 0 changed, 0 unchanged')
  expect(writes()).toEqual([])
})

test('generates articles beside the seed until there are so many', async () => {
  const { said } = await seed({ scale: written + generated })
  expect(said.out).toContain('association, generated articles: 5 new, 0 changed, 0 unchanged')
  const { items, total } = await spaces.clients.association.entry.getMany({
    query: { content_type: 'basicArticle' },
  })
  expect(total).toBe(written + generated)
  const made = items.filter(({ sys }) => sys.id.startsWith('article-scale-'))
  expect(made.map(({ sys }) => sys.id).toSorted()).toEqual(
    [1, 2, 3, 4, 5].map((number) => `article-scale-0000${number}`),
  )
  for (const { sys, fields } of made) {
    const value = (id: string) => fields[id]['en-US']
    expect(sys.publishedVersion).toBe(sys.version - 1)
    expect(value('authors')[0].sys.id).toBe('bio')
    expect(['first-light', 'meeting-circles']).toContain(value('bannerImage').sys.id)
    expect(value('publicationDate')).toMatch(/^20(1[5-9]|2[0-5])-/)
    const body = JSON.stringify(value('body'))
    expect(body.length).toBeGreaterThan(7000)
    expect(body.length).toBeLessThan(12_000)
    expect(body).not.toContain('linkType')
  }
  const paths = made.map(({ fields }) => fields.canonicalUrl['en-US'])
  expect(new Set(paths).size).toBe(generated)
  expect(new Set(made.map(({ fields }) => fields.tags['en-US'][0])).size).toBe(5)
})

test('a second run writes nothing, even on a later day of the year', async () => {
  const { said, writes } = await seed({ scale: written + generated }, '2026-12-24T09:00:00Z')
  expect(writes()).toEqual([])
  expect(said.out).toContain('association, generated articles: 0 new, 0 changed, 5 unchanged')
})

test('a larger number keeps the articles that are there', async () => {
  const { said } = await seed({ scale: written + 205, format: 'json' })
  const [association] = JSON.parse(said.out)
  expect(association.generated).toEqual({ created: 200, changed: 0, unchanged: 5 })
}, 60_000)

test('progress counts each article once', async () => {
  const lines: string[] = []
  const { io } = recorder({ columns: 80, redraw: (line) => lines.push(line) })
  await run({ config: spaces.config, folder, scale: written + 205 }, io)
  const steps = lines.filter((line) => line.startsWith('Generating articles'))
  expect(steps.at(0)).toContain(' 0/207')
  expect(steps.at(-1)).toContain(' 207/207')
})

test('without --scale the next run can delete them', async () => {
  const { said } = await seed({ prune: true, dryRun: true })
  expect(said.out).toContain('- basicArticle article-scale-00205')
})
