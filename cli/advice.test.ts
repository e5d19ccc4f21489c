import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { feedConfig } from '@association/services/config'
import { describe, expect, test } from 'vitest'
import { run as check } from './commands/content/check/run.ts'
import { run as diff } from './commands/content/diff/run.ts'
import { run as exportSpaces } from './commands/content/export/run.ts'
import { run as usage } from './commands/content/usage/run.ts'
import { run as rss } from './commands/rss/run.ts'
import { run as seed } from './commands/seed/run.ts'
import { seedFolder, talks } from './testing/seed-folder.ts'
import { recorder } from './testing/space.ts'
import { talksFolder, useTalks } from './testing/talks.ts'

/** What a message tells the user to do is done here, and works. */

const { spaces } = useTalks()
const folder = mkdtempSync(join(tmpdir(), 'advice-'))
const config = () => spaces().config
const place = (name: string) => join(folder, name)

async function ended(running: (io: ReturnType<typeof recorder>['io']) => Promise<number>) {
  const { io, said } = recorder()
  const code = await running(io).catch((error: Error) => error.message)
  return { code, ...said }
}

/** The message of the first run, and the end of the run that follows its advice. */
type Followed = {
  says: string
  first: Parameters<typeof ended>[0]
  after: Parameters<typeof ended>[0]
  code?: number
}

async function follow({ says, first, after, code = 0 }: Followed) {
  const { code: message, err } = await ended(first)
  expect(`${message}\n${err}`).toContain(says)
  expect((await ended(after)).code).toBe(code)
}

describe('content', () => {
  test.each<[string, () => Followed]>([
    [
      'export needs a folder for two spaces',
      () => ({
        says: 'add --output <folder>, or --space for stdout',
        first: (io) => exportSpaces({ config: config() }, io),
        after: (io) => exportSpaces({ config: config(), output: place('two') }, io),
      }),
    ],
    [
      'export takes one space for stdout',
      () => ({
        says: 'or --space for stdout',
        first: (io) => exportSpaces({ config: config() }, io),
        after: (io) => exportSpaces({ config: config(), space: 'events' }, io),
      }),
    ],
    [
      'export puts files beside a file only',
      () => ({
        says: 'add --output <file> to have them, too',
        first: (io) => exportSpaces({ config: config(), space: 'events' }, io),
        after: (io) => exportSpaces({ config: config(), space: 'events', output: place('one.json') }, io),
      }),
    ],
    [
      'export names the content types that --only takes',
      () => ({
        says: '--only takes',
        first: (io) => exportSpaces({ config: config(), space: 'events', only: ['pge'] }, io),
        after: (io) => exportSpaces({ config: config(), space: 'events', only: ['page'] }, io),
      }),
    ],
    [
      'export can leave out files that cannot be downloaded',
      () => {
        const output = place('files')
        const broken: typeof fetch = async (url, init) =>
          String(url).endsWith('.png') ? new Response('', { status: 404 }) : fetch(url, init)
        return {
          says: 'or leave files out with --no-files',
          first: (io) => exportSpaces({ config: config(), output }, { ...io, fetch: broken }),
          after: (io) => exportSpaces({ config: config(), output, files: false }, { ...io, fetch: broken }),
        }
      },
    ],
    [
      'diff needs an export',
      () => {
        writeFileSync(place('none.json'), '{}')
        return {
          says: 'make one with `npm run cli -- content export`',
          first: (io) => diff({ config: config(), from: place('none.json'), to: 'events' }, io),
          after: async (io) => {
            await exportSpaces({ config: config(), space: 'events', output: place('side.json') }, io)
            return diff({ config: config(), from: place('side.json'), to: 'events' }, io)
          },
        }
      },
    ],
    [
      'diff of visitors needs published versions in the export',
      () => {
        const [file, visible] = [place('drafts.json'), place('visible.json')]
        const side = { config: config(), to: 'events', published: true }
        return {
          says: 'compare without --published, or export it with --published',
          first: async (io) => {
            await exportSpaces({ config: config(), space: 'events', output: file, files: false }, io)
            const { publishedEntries: _, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
            writeFileSync(file, JSON.stringify(rest))
            return diff({ ...side, from: file }, io)
          },
          after: async (io) => {
            await exportSpaces({ config: config(), space: 'events', output: visible, published: true }, io)
            return diff({ ...side, from: visible }, io)
          },
        }
      },
    ],
    [
      'check takes a path or an id',
      () => ({
        says: 'Give the path of a page or the id of an entry',
        first: (io) => check({ config: config(), what: '/tlaks' }, io),
        after: (io) => check({ config: config(), what: 'talks-title' }, io),
      }),
    ],
    [
      'usage takes an id',
      () => ({
        says: 'give its id',
        first: (io) => usage({ config: config(), what: 'tlaks' }, io),
        after: (io) => usage({ config: config(), what: 'talks' }, io),
      }),
    ],
    [
      'usage takes an id or --orphans',
      () => ({
        says: 'or ask for --orphans',
        first: (io) => usage({ config: config() }, io),
        after: (io) => usage({ config: config(), orphans: true, space: 'association' }, io),
      }),
    ],
  ])('%s', (_, followed) => follow(followed()))
})

describe('seed', () => {
  const output = place('backup')
  const backUp = () => exportSpaces({ config: config(), output }, recorder().io)
  const prune = () => ({ config: config(), folder: seedFolder({}), space: 'events' as const, prune: true })

  test.each<[string, () => Followed]>([
    [
      'prunes with --yes where it cannot ask for a confirmation',
      () => ({
        says: 'run the command again with --yes',
        first: (io) => seed(prune(), io),
        after: (io) => seed({ ...prune(), yes: true }, io),
      }),
    ],
    [
      'either prunes or creates missing entries',
      () => ({
        says: 'choose one',
        first: (io) => seed({ ...prune(), missing: true }, io),
        after: (io) => seed({ ...prune(), prune: false, missing: true }, io),
      }),
    ],
    [
      'prunes without --only',
      () => ({
        says: 'leave out --only',
        first: (io) => seed({ ...prune(), only: ['page'], yes: true }, io),
        after: (io) => seed({ ...prune(), yes: true }, io),
      }),
    ],
    [
      'shows with --dry-run what --only can name',
      () => ({
        says: 'look at `seed --dry-run`',
        first: (io) => seed({ config: config(), folder: talksFolder, only: ['tlaks'] }, io),
        after: (io) => seed({ config: config(), folder: talksFolder, dryRun: true }, io),
      }),
    ],
    [
      'takes another id where one is taken by another content type',
      () => {
        const other = (id: string) => ({
          'talks.ts': talks,
          'other.ts': `export const other = seedFile({ space: 'association', entries: [
            entry('title', '${id}', { internalName: 'Other', text: 'Other' }) ] })`,
        })
        return {
          says: 'give one of them another id',
          first: async (io) => {
            const { entry } = spaces().clients.association
            await entry.createWithId({ entryId: 'other', contentTypeId: 'content' }, { fields: {} })
            return seed({ config: config(), folder: seedFolder(other('other')), only: ['other'] }, io)
          },
          after: (io) =>
            seed({ config: config(), folder: seedFolder(other('another')), only: ['another'] }, io),
        }
      },
    ],
    [
      'names the spaces of a seed file',
      () => {
        const file = (space: string) =>
          seedFolder({ 'a.ts': `export const a = { space: '${space}', entries: [] }` })
        return {
          says: 'choose association or events',
          first: (io) => seed({ config: config(), folder: file('evnts'), dryRun: true }, io),
          after: (io) => seed({ config: config(), folder: file('events'), dryRun: true }, io),
        }
      },
    ],
    [
      'takes an export',
      () => {
        writeFileSync(place('no-export.json'), '[]')
        return {
          says: 'make it with `npm run cli -- content export`',
          first: (io) => seed({ config: config(), from: place('no-export.json') }, io),
          after: async (io) => {
            await backUp()
            return seed({ config: config(), from: output }, io)
          },
        }
      },
    ],
    [
      'takes a folder of exports',
      () => {
        rmSync(place('no-folder'), { recursive: true, force: true })
        mkdirSync(place('no-folder'))
        return {
          says: 'name a folder that `npm run cli -- content export --output` wrote, or a file',
          first: (io) => seed({ config: config(), from: place('no-folder') }, io),
          after: async (io) => {
            await backUp()
            return seed({ config: config(), from: join(output, 'events.json'), space: 'events' }, io)
          },
        }
      },
    ],
    [
      'asks for the space of a file',
      () => ({
        says: 'say which to fill with --space association or --space events',
        first: async (io) => {
          await exportSpaces({ config: config(), space: 'events', output: place('unnamed.json') }, io)
          return seed({ config: config(), from: place('unnamed.json') }, io)
        },
        after: (io) => seed({ config: config(), from: place('unnamed.json'), space: 'events' }, io),
      }),
    ],
    [
      'takes the name of an environment',
      () => ({
        says: 'or the name of an environment',
        first: (io) => seed({ config: config(), from: 'nowhere.json' }, io),
        after: async (io) => {
          await spaces().clients.events.environment.createWithId(
            { environmentId: 'advice' },
            { name: 'advice' },
          )
          return seed({ config: config(), from: 'events/advice' }, io)
        },
      }),
    ],
    [
      'takes values in a locale that was added',
      () => {
        const fields = { internalName: { 'en-US': 'Odd' }, text: { 'en-US': 'Odd', fr: 'Bizarre' } }
        const odd = { sys: { id: 'odd', contentType: { sys: { id: 'title' } } }, fields }
        writeFileSync(place('french.json'), JSON.stringify({ entries: [odd] }))
        const from = place('french.json')
        return {
          says: 'add fr in Contentful (Settings → Locales)',
          first: (io) => seed({ config: config(), from, space: 'events' }, io),
          after: async (io) => {
            const french = { name: 'French', code: 'fr', fallbackCode: null, optional: true }
            const apis = { contentDeliveryApi: true, contentManagementApi: true }
            await spaces().clients.events.locale.create({}, { ...french, ...apis })
            return seed({ config: config(), from, space: 'events' }, io)
          },
        }
      },
    ],
  ])('%s', (_, followed) => follow(followed()))
})

test('rss lists the topics that there are', async () => {
  const feeds = (names: string[]) => (io: ReturnType<typeof recorder>['io']) =>
    rss({ config: feedConfig(spaces().environment), feeds: names, out: place('feeds'), dryRun: true }, io)
  const { entry } = spaces().clients.events
  const fields = { title: 'A', canonicalUrl: 'a', publicationDate: '2026-01-01', tags: ['C++'] }
  const params = { entryId: 'article', contentTypeId: 'basicArticle' }
  const saved = await entry.createWithId(params, {
    fields: Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }])),
  })
  await entry.publish(params, saved)
  expect((await ended(feeds(['topic-nothing']))).code).toContain(
    '`npm run cli -- rss topics --dry-run` lists them',
  )
  const { code, out } = await ended(feeds(['topics']))
  expect([code, out]).toEqual([0, expect.stringMatching(/topic-c_[0-9a-f]{8}\.rss/)])
})
