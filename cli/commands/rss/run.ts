import { join } from 'node:path'
import { spaces as allSpaces, type Space } from '@association/content'
import {
  type Format,
  feedSet,
  formatNames,
  formats,
  type LeftOut,
  mostWaiting,
  type SetFeed,
  siteOf,
  sourceNamed,
  sourceNames,
} from '@association/feeds'
import { adviceFor } from '@association/services/command-line'
import { makeFolder } from '@association/services/command-line/make-folder.ts'
import { ConfigurationError, type FeedConfig } from '@association/services/config'
import { contentfulSource } from '@association/services/contentful'
import { isUpstreamError, type UpstreamError } from '@association/services/upstream'
import { removeAbandonedDrafts } from '../../output/drafts.ts'
import { isFeedFile, placeFeed } from '../../rss/place-feed.ts'
import { readItems } from '../../rss/read-items.ts'
import { type PlacedFeed, reporters } from '../../rss/report.ts'
import { CommandError } from '../../shared/errors.ts'
import type { Io } from '../../shared/io.ts'

export type RssOptions = {
  config: FeedConfig
  /** Defaults to all. */
  feeds?: readonly string[]
  out: string
  /** Defaults to all. */
  as?: readonly Format[]
  base?: string
  space?: Space
  limit?: number
  dryRun?: boolean
  force?: boolean
  format?: keyof typeof reporters
  /** Milliseconds to retry Contentful errors. */
  patienceMs?: number
}

const usualPatienceMs = 30_000

export async function run(options: RssOptions, io: Io): Promise<number> {
  const { out, as = formatNames, dryRun = false, force, format = 'text', limit } = options
  const chosen = chosenFeeds(options.feeds ?? [])
  const { set, leftOut } = await readSet(chosen, options, io)
  if (!dryRun) await prepareFolder(out, io)
  const base = (options.base ?? `${options.config.siteUrl}/feeds`).replace(/\/+$/, '')
  const placed: PlacedFeed[] = []
  for (const { name, ...feed } of set)
    for (const each of as) {
      const file = `${name}.${formats[each].ending}`
      const items = feed.items.slice(0, limit)
      const outcome = await placeFeed(
        { path: join(out, file), format: each, feed: { ...feed, items, self: `${base}/${file}` } },
        { force, dryRun, signal: io.signal },
      )
      placed.push({ feed: name, as: each, file, items: items.length, ...outcome })
    }
  io.print(reporters[format]({ isDryRun: dryRun, placed, leftOut }))
  return placed.some(({ outcome }) => outcome === 'refused') ? 2 : 0
}

/** Accepts source names, `topics` for all topics, and `topic-…` for one. */
type ChosenFeeds = { sources: readonly string[]; has(feed: string): boolean }

/** Defaults to all. */
function chosenFeeds(names: readonly string[]): ChosenFeeds {
  const strange = names.find((name) => !isKnown(name))
  if (strange !== undefined)
    throw new CommandError(
      'USAGE',
      `There is no feed “${strange}”: they are ${knownNames.join(', ')}, or topic-… for one topic.`,
    )
  if (names.length === 0) return { sources: sourceNames, has: () => true }
  const wanted = new Set(names)
  return {
    sources: sourceNames.filter((source) => names.some((name) => isFeedOf(source, name))),
    has: (feed) => wanted.has(feed) || (isTopic(feed) && wanted.has(topics)),
  }
}

const topics = 'topics'
const knownNames = [...sourceNames, topics]
const isTopic = (name: string) => name.startsWith('topic-')
const isKnown = (name: string) => knownNames.includes(name) || isTopic(name)

const isFeedOf = (source: string, name: string) =>
  name === topics || isTopic(name) ? sourceNamed(source).topics !== undefined : name === source

type LeftOutOf = LeftOut & { source: string }

/** Throws before anything is written. */
async function readSet({ sources, has }: ChosenFeeds, options: RssOptions, io: Io) {
  const { config, space, limit, patienceMs = usualPatienceMs } = options
  const spaces = space ? [space] : allSpaces
  const site = siteOf(config)
  const source = contentfulSource(config.contentful)
  const set: SetFeed[] = []
  const leftOut: LeftOutOf[] = []
  for (const name of sources) {
    io.err(`Reading ${name}…`)
    const feed = sourceNamed(name)
    // A topic's newest entry may be anywhere, so topics need all entries.
    const enough = feed.topics !== undefined || limit === undefined ? undefined : limit + mostWaiting
    const waiting = ({ message }: UpstreamError) => io.err(`${message}. Trying again…`)
    const now = io.now().getTime()
    const wanted = { source, feed, spaces, site, limit: enough, now, patienceMs, signal: io.signal, waiting }
    const read = await readItems(wanted).catch((error: unknown) => {
      throw isUpstreamError(error) ? explainedError(error, config) : error
    })
    set.push(...feedSet(name, read.items, site).filter((feed) => has(feed.name)))
    leftOut.push(...read.leftOut.map((entry) => ({ ...entry, source: name })))
  }
  if (set.length === 0)
    throw new CommandError(
      'USAGE',
      'No article has such a topic: `npm run cli -- rss topics --dry-run` lists them.',
    )
  return { set, leftOut }
}

function explainedError(error: UpstreamError, { contentful }: FeedConfig): Error {
  if (error.status === 401 || error.status === 403)
    return new ConfigurationError(
      'Contentful refuses the delivery token: check CONTENTFUL_ASSOCIATION_DELIVERY_TOKEN and CONTENTFUL_EVENTS_DELIVERY_TOKEN.',
    )
  if (error.status === 404)
    return new ConfigurationError(
      `Contentful knows no such space with an environment “${contentful.environment}”: check the space ids and --env.`,
    )
  if (error.status === 400)
    return new CommandError(
      'NOT_MIGRATED',
      `Contentful cannot list the entries: run \`npm run migrate -- apply\` first. ${error.message}`,
    )
  return new CommandError('REFUSED', `${error.message}. Nothing was written; try again later.`)
}

async function prepareFolder(folder: string, io: Io) {
  try {
    makeFolder(folder)
  } catch (error) {
    throw new CommandError('REFUSED', `The folder ${folder} cannot be made: ${adviceFor(error)}`)
  }
  await removeAbandonedDrafts(folder, { now: io.now(), isOurs: isFeedFile })
}
