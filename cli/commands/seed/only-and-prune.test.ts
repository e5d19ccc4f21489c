import { fixtures } from '@association/content/fixtures'
import { describe, expect, test } from 'vitest'
import { seedFolder, talks } from '../../testing/seed-folder.ts'
import { contentOf } from '../../testing/space.ts'
import { talksFolder, useTalks } from '../../testing/talks.ts'
import type { SeedOptions } from './run.ts'

const { spaces, seed, empty } = useTalks()

describe('only', () => {
  const planned = async (...only: string[]) => {
    await empty()
    const { said } = await seed({ folder: talksFolder, space: 'events', only, dryRun: true, format: 'json' })
    const [{ entries, assets }] = JSON.parse(said.out) as [Record<'entries' | 'assets', { id: string }[]>]
    return [...entries, ...assets].map(({ id }) => id).toSorted()
  }
  test('an id brings all that it links to', async () => {
    expect(await planned('talks-text')).toEqual(['talks-quote', 'talks-text'])
  })
  test('a content type, and a pattern', async () => {
    expect(await planned('quoteBlock', 'talks-l*')).toEqual(['talks-later', 'talks-quote'])
  })
  test('a name of nothing is refused', async () => {
    const { sentence } = await seed({ folder: talksFolder, only: ['tlaks'] })
    expect(sentence).toContain('--only tlaks is no id, content type or pattern')
  })
})

describe('prune', () => {
  const strangers = seedFolder({
    'few.ts': `export const few = seedFile({ space: 'events', entries: [
      entry('title', 'talks-title', { internalName: 'Talks', text: 'Talks' }) ] })`,
  })
  const prune = (change: Partial<SeedOptions>, io = {}) =>
    seed({ folder: strangers, space: 'events', prune: true, ...change }, io)

  test('shows the content that the seed lacks, and asks', async () => {
    const questions: string[] = []
    const confirm = async (question: string) => {
      questions.push(question)
      return false
    }
    const { said, writes, outcome } = await prune({}, { confirm })
    expect(said.err).toContain('events: - page talks “Talks”, published\n')
    expect(said.err).toContain('events: - content talks-text “Text”, published, linked from talks\n')
    expect(said.err).toContain('events: - picture first-light “First light”, published, linked from talks\n')
    expect(questions).toEqual(['Unpublish and delete 5 entries and assets?'])
    expect([outcome, ...writes()]).toEqual([0])
  })

  test('deletes them, and nothing else', async () => {
    await prune({ yes: true })
    const { events } = await contentOf(spaces())
    expect([events.entries, events.published].map(ownIn)).toEqual([['talks-title'], ['talks-title']])
  })

  test('a dry run shows them too', async () => {
    const { said, writes } = await prune({ dryRun: true })
    expect(said.out).toContain('  - page talks “Talks”, published\n')
    expect(writes()).toEqual([])
  })

  test.each([
    [{}, 'The question needs a terminal'],
    [{ missing: true, yes: true }, 'choose one'],
    [{ only: ['page'], yes: true }, 'leave out --only'],
  ])('%o is refused, and nothing is written', async (change, words) => {
    const { sentence, writes } = await prune(change)
    expect(sentence).toContain(words)
    expect(writes()).toEqual([])
  })

  test('never deletes content of the migrations', async () => {
    const client = spaces().clients.events
    const type = { name: 'Journal', fields: [] }
    const contentTypeId = 'migrationJournal'
    await client.contentType.publish(
      { contentTypeId },
      await client.contentType.createWithId({ contentTypeId }, type),
    )
    await client.entry.createWithId({ contentTypeId, entryId: 'lock' }, { fields: {} })
    await prune({ yes: true })
    expect(ownIn((await contentOf(spaces())).events.entries)).toEqual(['lock', 'talks-title'])
  })
})

test('a dry run shows the differences by field', async () => {
  const changed = talks
    .replace("text: 'Talks'", "text: 'All talks'")
    .replace("link('talks-title'), ", '')
    .replace('Come and', 'Come in and')
  const { said } = await seed({ folder: seedFolder({ 'talks.ts': changed }), space: 'events', dryRun: true })
  expect(said.out).toContain('  ~ title talks-title: save, publish\n      text: “Talks” → “All talks”\n')
  expect(said.out).toContain('      sections: − talks-title\n')
  expect(said.out).toContain(
    '      text: “Come and listen. [talks-quote]” → “Come in and listen. [talks-quote]”\n',
  )
})

/** Only the events space has these fixtures. */
const ownIn = (entries: object) => Object.keys(entries).filter((id) => !(id in fixtures))
