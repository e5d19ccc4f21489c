import type { Space } from '@association/content'
import { progress } from '@association/services/command-line'
import type { ManagementConfig } from '@association/services/config'
import { managementClients, type SpaceClient } from '@association/services/management/index.ts'
import { checkWishes } from '../../seed/engine/check-wishes.ts'
import { describePlan, summarise } from '../../seed/engine/describe.ts'
import { contentFolder, gather, type Seed } from '../../seed/engine/gather.ts'
import { planSpace, type SpacePlan, workOf } from '../../seed/engine/plan.ts'
import { withRichText } from '../../seed/engine/prose.ts'
import { readSpace } from '../../seed/engine/read-space.ts'
import { describeProblem, type Problem, validate } from '../../seed/engine/validate.ts'
import { type SpaceWish, wishes } from '../../seed/engine/wish.ts'
import { writeSpace } from '../../seed/engine/write.ts'
import { CommandError } from '../errors.ts'
import type { Io } from '../io.ts'

export type SeedOptions = {
  config: ManagementConfig
  dryRun?: boolean
  /** Create what is missing; leave alone what is there, with whatever editors made of it. */
  missing?: boolean
  format?: 'text' | 'json'
  folder?: string
}

/** Brings both spaces to the seed: checks it all, reads the spaces, and writes only what differs. */
export async function run(options: SeedOptions, io: Io): Promise<number> {
  const { config, dryRun = false, missing = false, format = 'text', folder = contentFolder } = options
  const { wished, warnings } = await readSeed(folder)
  if (dryRun) for (const warning of warnings) io.err(`warning: ${describeProblem(warning)}\n`)
  else if (warnings.length > 0) io.err(`${warnings.length} warnings: see them with --dry-run.\n`)
  const clients = managementClients(config, {
    access: dryRun ? 'read' : 'write',
    fetch: io.fetch,
    signal: io.signal,
  })
  const plans = await Promise.all(wished.map((wish) => planFor(wish, clients, missing)))
  if (dryRun) {
    io.out(format === 'json' ? json(plans) : plans.map(describePlan).join(''))
    return 0
  }
  await write(plans, clients, io)
  io.out(format === 'json' ? json(plans) : plans.map((plan) => `${summarise(plan)}\n`).join(''))
  return 0
}

/** Reads and checks the seed. Throws before anything is sent, naming each file, entry and field. */
async function readSeed(folder: string): Promise<{ wished: SpaceWish[]; warnings: Problem[] }> {
  const found: Problem[] = []
  const seed = await withProse(await gather(folder), found)
  found.push(...validate(seed))
  refuseErrors(found)
  const wished = wishes(seed)
  found.push(...(await checkWishes(wished, seed, found)))
  refuseErrors(found)
  return { wished, warnings: found }
}

function refuseErrors(found: readonly Problem[]) {
  const errors = found.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const lines = errors.map((problem) => `  ${describeProblem(problem)}`)
  throw new CommandError('BAD_SEED', `The seed is wrong, nothing was written:\n${lines.join('\n')}`)
}

async function withProse(seed: Seed, problems: Problem[]): Promise<Seed> {
  const spaces = seed.spaces.map(async ({ space, entries }) => ({
    space,
    entries: await Promise.all(
      entries.map((item) =>
        withRichText(item, (field, message) =>
          problems.push({ severity: 'error', file: item.file, entry: item.id, field, message }),
        ),
      ),
    ),
  }))
  return { ...seed, spaces: await Promise.all(spaces) }
}

type Clients = Record<Space, SpaceClient>

async function planFor(wish: SpaceWish, clients: Clients, onlyMissing: boolean): Promise<SpacePlan> {
  return planSpace(wish, await readSpace(clients[wish.space], wish), { onlyMissing })
}

async function write(plans: readonly SpacePlan[], clients: Clients, io: Io): Promise<void> {
  const bar = progress(
    'Seeding',
    plans.reduce((sum, plan) => sum + workOf(plan), 0),
    io,
  )
  try {
    for (const plan of plans) await writeSpace(clients[plan.space], plan, bar.done)
  } finally {
    bar.end()
  }
}

const json = (plans: readonly SpacePlan[]) =>
  `${JSON.stringify(
    plans.map(({ space, assets, entries, unchanged }) => ({
      space,
      unchanged,
      assets: assets.map(({ wish, live, upload }) => ({ id: wish.id, isNew: !live, upload })),
      entries: entries.map(({ wish, live, save, publish, saveAfter, unpublish }) => ({
        id: wish.id,
        type: wish.type,
        state: wish.state,
        isNew: !live,
        save: Boolean(save ?? saveAfter),
        publish,
        unpublish,
      })),
    })),
    null,
    2,
  )}\n`
