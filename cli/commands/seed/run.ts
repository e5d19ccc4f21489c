import { dayOfSeeding } from '@association/seed/dates/day.ts'
import { managementOf, type SpaceClients } from '@association/services/management/index.ts'
import { count } from '../../output/count.ts'
import { wishesFrom } from '../../seed/from/wishes.ts'
import { withCuts } from '../../seed/plan/cut.ts'
import { describePlan, describeTally, planJson, summarize } from '../../seed/plan/describe.ts'
import { planSpace, type SpacePlan, type Todo } from '../../seed/plan/plan.ts'
import { describeStranger, type Stranger, strangersIn } from '../../seed/plan/prune.ts'
import { readSpace } from '../../seed/plan/read-space.ts'
import { narrowed } from '../../seed/wish/only.ts'
import type { SpaceWish } from '../../seed/wish/wish.ts'
import { damagedFiles } from '../../seed/write/kept-files.ts'
import { CommandError } from '../../shared/errors.ts'
import type { Io } from '../../shared/io.ts'
import { checkOptions, type SeedOptions } from './options.ts'
import { write } from './write.ts'

export type { SeedOptions }

/** Checks everything, then writes only differences. */
export async function run(options: SeedOptions, io: Io): Promise<number> {
  checkOptions(options)
  const { config, dryRun = false, format = 'text' } = options
  const clientsAt = managementOf(config, {
    access: dryRun ? 'read' : 'write',
    fetch: io.fetch,
    signal: io.signal,
  })
  const clients = clientsAt(config.contentful.environment)
  const wished = await wishedBy(options, clientsAt, io)
  const generate = await generation(wished, { clients, options, io })
  const todo = await Promise.all(wished.map((wish) => planFor(wish, { clients, options, io })))
  const plans = todo.map(({ plan }) => plan)
  if (dryRun) {
    const generated = (await generate?.())?.tally
    if (format === 'json') io.print(planJson(todo, generated))
    else io.out([...todo.flatMap(describePlan), ...describeTally(generated)])
    return 0
  }
  warnOfChangedTypes(plans, io)
  const isPruning = await mayPrune(todo, options, io)
  const toWrite = isPruning ? todo : todo.map(({ plan }) => ({ plan, strangers: [] }))
  const failures = await write(toWrite, clients, io)
  const generated = await generate?.()
  if (format === 'json') io.print(planJson(todo, generated?.tally))
  else io.out([...plans.map(summarize), ...describeTally(generated?.tally)])
  adviseHistory(plans, io)
  const damaged = await damageIn(wished, failures)
  refuse([...failures, ...damaged, ...(generated?.failures ?? [])], options)
  return 0
}

/** Also reads files that need no upload, to find damage early. */
async function damageIn(wished: readonly SpaceWish[], told: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    wished.map(async ({ space, assets }) => (await damagedFiles(assets)).map((one) => ({ space, ...one }))),
  )
  return found
    .flat()
    .map(({ space, asset, locale, fileName, reason }) => ({
      start: `${space}: the file ${fileName} of the asset ${asset} (${locale})`,
      reason,
    }))
    .filter(({ start }) => !told.some((sentence) => sentence.startsWith(start)))
    .map(({ start, reason }) => `${start} is damaged in the backup: ${reason}.`)
}

/** Checks the number before anything is written. */
async function generation(wished: readonly SpaceWish[], { clients, options, io }: Planning) {
  if (options.scale === undefined) return undefined
  const { generateArticles, scaleOf } = await import('./scale.ts')
  const scale = scaleOf(options.scale, wished, io)
  return () => generateArticles(scale, { client: clients.association, options, io })
}

function refuse(failures: readonly string[], { from }: SeedOptions) {
  if (failures.length === 0) return
  throw new CommandError('REFUSED', [
    ...failures,
    from
      ? 'All else is written. Put missing files back beside the export, or export again, and correct what Contentful refuses; then run the same command again.'
      : 'All else is written. Correct what Contentful refuses, and run the same command again.',
  ])
}

/** Migrations only run where the space has a history. */
function adviseHistory(plans: readonly SpacePlan[], io: Io) {
  for (const { space, types } of plans)
    if (types.some(({ create }) => create))
      io.err(
        `${space}: the content types come from the export. Run \`npm run migrate -- baseline --space ${space}\`, so that migrations know them.`,
      )
}

function warnOfChangedTypes(plans: readonly SpacePlan[], io: Io) {
  for (const { space, types } of plans)
    for (const { wish, create } of types)
      if (create && wish.isChanged)
        io.err(
          `warning: ${space}: the content type ${wish.id} has unpublished changes in the export, which are published.`,
        )
}

type ClientsAt = (environment: string) => SpaceClients

async function wishedBy(options: SeedOptions, clientsAt: ClientsAt, io: Io): Promise<SpaceWish[]> {
  const { from, only, space } = options
  const all = from ? await wishesFrom(from, options, clientsAt) : await fromFolder(options, io)
  const wished = all.filter((wish) => space === undefined || wish.space === space)
  return only ? narrowed(wished, only) : wished
}

async function fromFolder({ folder, dryRun }: SeedOptions, io: Io): Promise<SpaceWish[]> {
  // Loaded late, because it takes a second.
  const { readSeed, describeProblem } = await import('../../seed/wish/read-seed.ts')
  const { wished, warnings } = await readSeed(dayOfSeeding(io.now()), folder)
  if (dryRun) for (const warning of warnings) io.err(`warning: ${describeProblem(warning)}`)
  else if (warnings.length > 0)
    io.err(
      `${count(warnings.length, 'warning')}: run with --dry-run to read ${warnings.length === 1 ? 'it' : 'them'}.`,
    )
  return wished
}

type Planning = { clients: SpaceClients; options: SeedOptions; io: Io }

async function planFor(wanted: SpaceWish, { clients, options, io }: Planning): Promise<Todo> {
  const { from, missing = false, prune = false } = options
  const client = clients[wanted.space]
  const wish = from ? await withCuts(client, wanted) : wanted
  for (const { id, isCut, state } of wish.entries)
    if (isCut && state !== 'draft')
      io.err(
        `warning: ${wish.space}: ${id} links to what is not there, and is saved without being published.`,
      )
  const state = await readSpace(client, wish, { everything: prune })
  const strangers: Stranger[] = prune ? strangersIn(wish, state) : []
  return { plan: planSpace(wish, state, { onlyMissing: missing }), strangers }
}

/** Shows deletions before it asks. Throws without a terminal or `--yes`. */
async function mayPrune(todo: readonly Todo[], { prune, yes }: SeedOptions, io: Io): Promise<boolean> {
  const lines = todo.flatMap(({ plan, strangers }) =>
    strangers.map((stranger) => `${plan.space}: ${describeStranger(stranger)}`),
  )
  if (!prune || lines.length === 0) return false
  if (!(yes || io.confirm))
    throw new CommandError('USAGE', [
      ...lines,
      'The question needs a terminal: read the lines above, then run the command again with --yes. Nothing was written.',
    ])
  io.err(lines)
  if (yes || !io.confirm) return true
  const isAgreed = await io.confirm(
    `Unpublish and delete ${count(lines.length, 'entry or asset', 'entries and assets')}?`,
  )
  if (!isAgreed) io.err('Nothing is deleted; the rest is seeded.')
  return isAgreed
}
