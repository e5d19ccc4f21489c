import { spaces as bothSpaces } from '@association/content'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { inEnvironment } from '@association/services/config'
import { managementOf } from '@association/services/management/index.ts'
import type { EnvironmentProps } from 'contentful-management'
import { pointAlias } from '../../deploy/alias.ts'
import { checkClone } from '../../deploy/check-clone.ts'
import { refuseEdits } from '../../deploy/clone.ts'
import type { Deployment } from '../../deploy/deployment.ts'
import { type Lane, readLanes } from '../../deploy/lanes.ts'
import { beginClones, type Cloned, noteOrigin, type Setting, waitForClone } from '../../deploy/prepare.ts'
import { describePlans, titleFieldsOf } from '../../engine/describe/describe.ts'
import { MigrationError } from '../../engine/errors.ts'
import { changesFolder, type LoadedChange, loadChanges } from '../../engine/history/load-changes.ts'
import { type Allowed, refuseUnallowed } from '../../engine/plan/losses.ts'
import type { Io } from '../../io.ts'
import { agreed } from '../agreed.ts'
import { heedingLimit } from '../announced-limit.ts'
import { type Applied, applyPlans } from '../apply-plans.ts'
import { type CommandTarget, connect, isPending, planSpaces } from '../connect.ts'
import { leftLines } from '../left.ts'
import type { Format } from '../options.ts'
import { paint } from '../paint.ts'
import { awaitRuns } from '../running.ts'
import { adviceAfter, describeSwitch, type Switch } from './describe-deploy.ts'

export type DeployOptions = CommandTarget &
  Allowed & {
    alias?: string
    yes?: boolean
    wait?: boolean
    verbose?: boolean
    format?: Format
    patience?: Pick<Setting, 'everyMs' | 'giveUpMs'>
  }

/**
 * Applies pending changes in clones of the environments behind an alias, then repoints it when all are ready. Keeps old
 * environments. A second run continues an interrupted one.
 */
export async function run(options: DeployOptions, io: Io): Promise<number> {
  const {
    config,
    spaces = bothSpaces,
    alias = 'master',
    folder = changesFolder,
    format,
    verbose,
    wait,
  } = options
  const changes = await loadChanges(folder)
  const clientsOf = managementOf(config, { access: 'write', fetch: io.fetch, signal: io.signal })
  const lanes = await readLanes(clientsOf, { spaces, alias })
  const behindAlias = inEnvironment(config, alias)
  const heard = heedingLimit(io)
  await awaitRuns({ clients: clientsOf(alias), spaces, wait }, io)
  const plans = await planSpaces(connect(behindAlias, 'read', heard.io), changes, spaces)
  const tell = format === 'json' ? io.err : io.out
  tell(
    paint(
      describePlans(plans, { verbose, titleField: titleFieldsOf(changes), perSecond: heard.perSecond() }),
      io,
    ),
  )
  for (const plan of plans) refuseUnallowed(plan, options)
  const pending = lanes.filter(({ space }) => plans.some((plan) => plan.space === space && isPending(plan)))
  if (pending.length > 0 && !(options.yes || (await agrees(options, pending, io)))) {
    io.err('Nothing was changed.')
    return 1
  }
  const awaited = { clients: clientsOf(alias), spaces: pending.map(({ space }) => space), wait }
  await awaitRuns({ ...awaited, watchesSilent: true }, io)
  const change = changes.at(-1)?.id ?? ''
  const by = `${io.who.name}@${io.who.host}`
  const setting = { ...options.patience, clientsOf, change, by, say: io.err, now: io.now, signal: io.signal }
  const cloned = await beginClones(pending, setting)
  const ready: Ready[] = []
  for (const lane of cloned) ready.push(await bringUp(lane, { options, changes, setting }, io))
  const switches = await switchAll(ready, setting, tell)
  if (format === 'json') io.print(jsonText(switches))
  if (switches.length > 0) io.err(adviceAfter(switches))
  return 0
}

function agrees({ config, alias = 'master' }: DeployOptions, lanes: readonly Lane[], io: Io) {
  const where = lanes.map(({ space }) => space).join(' and ')
  const { management } = config.contentful.hosts
  return agreed(
    `Carry this out in clones, and make the alias ${alias} of ${where} at ${management} stand for them?`,
    io,
  )
}

type DeployWork = { options: DeployOptions; changes: readonly LoadedChange[]; setting: Setting }

type Ready = Cloned & { environment: EnvironmentProps; kept: Deployment }

async function bringUp(lane: Cloned, { options, changes, setting }: DeployWork, io: Io): Promise<Ready> {
  const { space, clone } = lane
  const environment = await waitForClone(lane, setting)
  const config = inEnvironment(options.config, clone)
  const planClone = async () => {
    const plans = await planSpaces(connect(config, 'read', io), changes, [space])
    return plans[0] ?? { space, applied: 0, changes: [] }
  }
  const planned = await planClone()
  const kept = await noteOrigin(lane, planned, setting)
  if (isPending(planned)) refuseLeft(await applyPlans([planned], { ...options, config, changes }, io), clone)
  await checkClone(lane, { changes, plan: await planClone(), kept }, setting)
  setting.say(`${space}: ${clone} is ready`)
  return { ...lane, environment, kept }
}

/** Editors must not edit a clone before it is live. */
function refuseLeft(results: readonly Applied[], clone: string): void {
  const left = results.flatMap((result) => result.left)
  if (left.length > 0)
    throw new MigrationError('EDITED_MEANWHILE', [
      `People edited entries of ${clone} while it was made ready; the alias stays where it is.`,
      ...leftLines(left),
    ])
}

/** Checks all environments before the first alias moves, because editors may have saved in one meanwhile. */
async function switchAll(
  lanes: readonly Ready[],
  { clientsOf }: Setting,
  tell: (line: string) => void,
): Promise<Switch[]> {
  for (const lane of lanes)
    await refuseEdits(clientsOf(lane.alias.environment)[lane.space], lane.environment, lane)
  const switches: Switch[] = []
  for (const { space, alias, clone } of lanes) {
    await pointAlias(clientsOf(alias.id)[space], alias, clone)
    const done: Switch = { space, alias: alias.id, from: alias.environment, to: clone }
    tell(describeSwitch(done))
    switches.push(done)
  }
  return switches
}
