import { jsonText } from '@association/services/command-line/json-text.ts'
import { describePlans, titleFieldsOf } from '../../engine/describe/describe.ts'
import { changesFolder, type LoadedChange, loadChanges } from '../../engine/history/load-changes.ts'
import type { SpacePlan } from '../../engine/operations/space-plan.ts'
import { type Allowed, lossesOf, refuseUnallowed } from '../../engine/plan/losses.ts'
import { checkPlace, checkStillPlanned } from '../../engine/plan/plan-agreement.ts'
import { placeOf, readPlanFile } from '../../engine/plan/plan-file.ts'
import type { PlanFile } from '../../engine/plan/plan-shape.ts'
import type { Io } from '../../io.ts'
import { agreed } from '../agreed.ts'
import { heedingLimit } from '../announced-limit.ts'
import { applyPlans } from '../apply-plans.ts'
import { recordReplaced } from '../baseline/run.ts'
import { connect, isPending, planSpaces, type Target } from '../connect.ts'
import { exitCodeOf, leftLines } from '../left.ts'
import type { Format } from '../options.ts'
import { paint } from '../paint.ts'
import { awaitRuns } from '../running.ts'

export type ApplyOptions = Target &
  Allowed & {
    /** A file that `plan --out` wrote: exactly this is carried out, and only the loss of values is asked again. */
    file?: string
    yes?: boolean
    /** First records a change where the space has applied the changes that it replaces. */
    baseline?: boolean
    wait?: boolean
    verbose?: boolean
    format?: Format
  }

/** Shows the whole plan, asks, and only then locks and writes, one space after the other. */
export async function run(options: ApplyOptions, io: Io): Promise<number> {
  const { folder = changesFolder, format, verbose } = options
  const changes = await loadChanges(folder)
  if (options.baseline) await recordReplaced(options, { ...io, out: io.err })
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

type Context = { options: ApplyOptions; io: Io }

async function planAll(
  changes: readonly LoadedChange[],
  { options, io }: Context,
  spaces = options.spaces,
): Promise<SpacePlan[]> {
  const clients = connect(options.config, 'read', io)
  await awaitRuns({ clients, spaces, wait: options.wait }, io)
  return planSpaces(clients, changes, spaces)
}

/** The plan of a file, if the place and the spaces are still those that it was made for. */
async function planAgain(
  file: PlanFile,
  changes: readonly LoadedChange[],
  { options, io }: Context,
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
 * A plan file needs no question, because a person has read it. Only a loss of values needs one, because the file can be
 * edited. Throws when values would be lost and there is no terminal to ask at.
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

/** Says where it would write: a forgotten `.env` leads to the real spaces. */
function agrees({ config }: Target, io: Io): Promise<boolean> {
  const { environment, hosts } = config.contentful
  return agreed(`Apply this plan to the environment ${environment} at ${hosts.management}?`, io)
}
