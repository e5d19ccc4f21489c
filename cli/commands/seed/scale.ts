import { dayOfSeeding } from '@association/seed/dates/day.ts'
import { progress } from '@association/services/command-line'
import { inParallel, type SpaceClient } from '@association/services/management/index.ts'
import type { Tally } from '../../seed/plan/describe.ts'
import { planSpace } from '../../seed/plan/plan.ts'
import { readSpace } from '../../seed/plan/read-space.ts'
import { publication, workOf } from '../../seed/plan/work.ts'
import { type Generator, generatorOf } from '../../seed/scale/generated-article.ts'
import type { SpaceWish } from '../../seed/wish/wish.ts'
import { writeSpace } from '../../seed/write/write.ts'
import { CommandError } from '../../shared/errors.ts'
import type { Io } from '../../shared/io.ts'
import type { SeedOptions } from './options.ts'
import { describeFailures } from './write.ts'

export type Scale = { count: number; generate: Generator }

/** Throws CommandError if the seed has more articles. */
export function scaleOf(scale: number, wished: readonly SpaceWish[], io: Pick<Io, 'now'>): Scale {
  const articles = wished
    .filter(({ space }) => space === 'association')
    .flatMap(({ entries }) => entries.filter(({ type }) => type === 'basicArticle'))
  if (scale < articles.length)
    throw new CommandError(
      'USAGE',
      `--scale ${scale} is fewer than the ${articles.length} articles of the seed: give ${articles.length} or more.`,
    )
  return { count: scale - articles.length, generate: generatorOf(articles, dayOfSeeding(io.now())) }
}

type Writing = { client: SpaceClient; options: SeedOptions; io: Io }

export async function generateArticles({ count, generate }: Scale, { client, options, io }: Writing) {
  const { dryRun = false, missing: onlyMissing = false } = options
  const bar = progress('Generating articles', count * workOfArticle, io)
  const tally: Tally = { created: 0, changed: 0, unchanged: 0 }
  const failures: string[] = []
  try {
    await inParallel(batchStarts(count), batchesAtOnce, async (start) => {
      const wish = batchFrom(start, count, generate)
      const plan = planSpace(wish, await readSpace(client, wish), { onlyMissing })
      const created = plan.entries.filter(({ live }) => !live).length
      tally.created += created
      tally.changed += plan.entries.length - created
      tally.unchanged += plan.unchanged
      bar.done(wish.entries.length * workOfArticle - (dryRun ? 0 : workOf(plan)))
      if (!dryRun) failures.push(...describeFailures(await writeSpace(client, plan, bar.done)))
    })
  } finally {
    bar.end()
  }
  return { tally, failures: failures.map((failure) => `association: ${failure}`) }
}

/** One batch is saved while Contentful publishes another. */
const batchesAtOnce = 2
/** Requests to save and publish one article. */
const workOfArticle = 1 + publication

/** Contentful's maximum for one bulk action. */
const batchSize = 200

const batchStarts = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / batchSize) }, (_, index) => index * batchSize + 1)

/** Only one batch at a time is in memory. */
const batchFrom = (start: number, count: number, generate: Generator): SpaceWish => ({
  space: 'association',
  entries: Array.from({ length: Math.min(batchSize, count - start + 1) }, (_, index) =>
    generate(start + index),
  ),
  assets: [],
  tags: [],
  locales: [],
  types: [],
})
