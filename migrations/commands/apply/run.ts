import { jsonText } from '@association/services/command-line/json-text.ts'
import { describePlans, titleFieldsOf } from '../../engine/describe/describe.ts'
import { changesFolder, type LoadedChange, loadChanges } from '../../engine/history/load-changes.ts'
import { replacedHistory } from '../../engine/history/replaced.ts'
import type { SpacePlan } from '../../engine/operations/space-plan.ts'
import { type Allowed, lossesOf, refuseUnallowed } from '../../engine/plan/losses.ts'
import { checkPlace, checkStillPlanned } from '../../engine/plan/plan-agreement.ts'
import { placeOf, readPlanFile } from '../../engine/plan/plan-file.ts'
import type { PlanFile } from '../../engine/plan/plan-shape.ts'
import type { SpaceState } from '../../engine/plan/read-space.ts'
import type { Io } from '../../io.ts'
import { agreed } from '../agreed.ts'
import { heedingLimit } from '../announced-limit.ts'
import { applyPlans } from '../apply-plans.ts'
import { run as baseline } from '../baseline/run.ts'
import { type CommandTarget, connect, isPending, planReadings, planSpaces, readSpaces } from '../connect.ts'
import { exitCodeOf, leftLines } from '../left.ts'
import type { Format } from '../options.ts'
import { paint } from '../paint.ts'
import { awaitRuns } from '../running.ts'

export type ApplyOptions = CommandTarget &
  Allowed & {
    /** The run carries out exactly this file of `plan --out` and asks again only about lost values. */
    file?: string
    yes?: boolean
    baseline?: boolean
    wait?: boolean
    verbose?: boolean
    format?: Format
  }

/** Asks before it locks a space, so that no lock waits for a person. */
export async function run(options: ApplyOptions, io: Io): Promise<number> {
  const { folder = changesFolder, format, verbose } = options
  const changes = await loadChanges(folder)
  const file = options.file === undefined ? undefined : await readPlanFile(options.file)
  const heard = heedingLimit(io)
  const context = { options, io: heard.io }
  const plans = file ? await planAgain(file, changes, context) : await planAll(changes, context)
  const tell = format === 'json' ? io.err : io.out
  tell(
    paint(
      describePlans(plans, { verbose, titleField: titleFieldsOf(changes), perSecond: heard.perSecond() }),
      io,
    ),
  )
  const pending = plans.filter(isPending)
  const { isAgreed, allowDataLoss } = await agreement(pending, options, io)
  if (!isAgreed) {
    io.err('Nothing was changed.')
    return 1
  }
  const results = await applyPlans(pending, { ...options, changes, allowDataLoss }, io)
  for (const { space, applied, left } of results) tell([`${space}: ${applied} applied`, ...leftLines(left)])
  if (format === 'json') io.print(jsonText(results))
  return exitCodeOf(results)
}

type ApplyContext = { options: ApplyOptions; io: Io }

async function planAll(
  changes: readonly LoadedChange[],
  { options, io }: ApplyContext,
  spaces = options.spaces,
): Promise<SpacePlan[]> {
  const clients = connect(options.config, 'read', io)
  await awaitRuns({ clients, spaces, wait: options.wait }, io)
  const readings = await readSpaces(clients, spaces, changes)
  const replaced = options.baseline ? readings.filter(({ state }) => hasReplaced(state, changes)) : []
  if (replaced.length === 0) return planReadings(readings, changes)
  const { config, folder, yes, wait } = options
  const before = { config, folder, yes, wait, spaces: replaced.map(({ space }) => space) }
  await baseline(before, { ...io, out: io.err })
  return planSpaces(clients, changes, spaces)
}

const hasReplaced = ({ journal }: SpaceState, changes: readonly LoadedChange[]) =>
  replacedHistory(journal, changes)?.phase === 'applied'

async function planAgain(
  file: PlanFile,
  changes: readonly LoadedChange[],
  { options, io }: ApplyContext,
): Promise<SpacePlan[]> {
  const { config, spaces, file: path = '' } = options
  checkPlace(file, placeOf(config, spaces), path)
  const planned = new Map(file.plans.map((plan) => [plan.space, plan]))
  const plans = await planAll(changes, { options, io }, [...planned.keys()])
  for (const current of plans) {
    const before = planned.get(current.space)
    if (before) checkStillPlanned(before, current, path)
  }
  return plans
}

type Agreement = { isAgreed: boolean; allowDataLoss: boolean }

/**
 * A person has read a plan file, so only lost values need a question, because the file can be edited. Throws when
 * values would be lost without a terminal.
 */
async function agreement(pending: readonly SpacePlan[], options: ApplyOptions, io: Io): Promise<Agreement> {
  const { file, yes = false, allowDataLoss = false } = options
  const isFile = file !== undefined
  const lost = pending.flatMap((plan) => lossesOf(plan).map((loss) => `${plan.space}, ${loss}`))
  if (isFile && lost.length > 0 && !(allowDataLoss || yes) && io.confirm) {
    for (const plan of pending) refuseUnallowed(plan, { ...options, allowDataLoss: true })
    const isAgreed = await io.confirm(`${file} loses values: ${lost.join('; ')}. Apply it all the same?`)
    return { isAgreed, allowDataLoss: isAgreed }
  }
  for (const plan of pending) refuseUnallowed(plan, options)
  const isAgreed = pending.length === 0 || isFile || yes || (await agrees(options, io))
  return { isAgreed, allowDataLoss }
}

/** Names the destination, because a forgotten `.env` leads to the real spaces. */
function agrees({ config }: CommandTarget, io: Io): Promise<boolean> {
  const { environment, hosts } = config.contentful
  return agreed(`Apply this plan to the environment ${environment} at ${hosts.management}?`, io)
}
