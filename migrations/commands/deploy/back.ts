import { spaces as bothSpaces, type Space } from '@association/content'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { managementOf, type SpaceClient } from '@association/services/management/index.ts'
import type { EnvironmentProps } from 'contentful-management'
import { pointAlias } from '../../deploy/alias.ts'
import { editsSince } from '../../deploy/contents.ts'
import { readDeployment, writeDeployment } from '../../deploy/deployment.ts'
import { type ClientsOf, type Lane, readLanes } from '../../deploy/lanes.ts'
import { MigrationError } from '../../engine/errors.ts'
import { readModel } from '../../engine/plan/read-space.ts'
import type { Io } from '../../io.ts'
import { agreed } from '../agreed.ts'
import type { CommandTarget } from '../connect.ts'
import type { Format } from '../options.ts'
import { describeReturn, describeSwitch, type Return, type Switch } from './describe-deploy.ts'

export type BackOptions = CommandTarget & { alias?: string; yes?: boolean; format?: Format }

/** Points the alias back at the environment before the last deployment, in each space that this deployment changed. */
export async function run(options: BackOptions, io: Io): Promise<number> {
  const { config, spaces = bothSpaces, alias = 'master', format } = options
  const clientsOf = managementOf(config, { access: 'write', fetch: io.fetch, signal: io.signal })
  const lanes = await readLanes(clientsOf, { spaces, alias })
  const returns = await newestOf(lanes, clientsOf)
  if (returns.length === 0) throw nothingBefore(alias)
  const tell = format === 'json' ? io.err : io.out
  for (const way of returns) tell(describeReturn(way))
  const isAgreed = options.yes || (await agreed(`Go back at ${config.contentful.hosts.management}?`, io))
  if (!isAgreed) {
    io.err('Nothing was changed.')
    return 1
  }
  const switches: Switch[] = []
  for (const { space, alias: current, note } of returns) {
    const { environment, from } = note
    await writeDeployment(clientsOf(environment)[space], { ...note, leftAt: io.now().toISOString() })
    await pointAlias(clientsOf(alias)[space], current, from)
    const done: Switch = { space, alias, from: environment, to: from }
    tell(describeSwitch(done))
    switches.push(done)
  }
  if (format === 'json') io.print(jsonText(switches))
  return 0
}

/** Spaces that were deployed together go back together. A space with an earlier deployment stays. */
async function newestOf(lanes: readonly Lane[], clientsOf: ClientsOf): Promise<Return[]> {
  const ways = await Promise.all(lanes.map((lane) => wayBack(lane, clientsOf)))
  const known = ways.flatMap((way) => way ?? [])
  const newest = known
    .map(({ note }) => note.change)
    .toSorted()
    .at(-1)
  return known.filter(({ note }) => note.change === newest)
}

async function wayBack(
  { space, alias, environments }: Lane,
  clientsOf: ClientsOf,
): Promise<Return | undefined> {
  const client = clientsOf(alias.environment)[space]
  const note = await readDeployment(client, alias.environment)
  if (!note) return undefined
  const origin = environments.find(({ sys }) => sys.id === note.from)
  if (!origin)
    throw new MigrationError(
      'NO_WAY_BACK',
      `The environment ${note.from} of ${space} is deleted, so there is no way back to it: take the change back with \`npm run migrate -- rollback --env ${alias.id}\`.`,
    )
  await checkOrigin(clientsOf(note.from)[space], origin, space)
  return { space, alias, note, edits: await editsSince(client, alias.since) }
}

/** Throws if the old environment is incomplete or has a half-applied change, because visitors see it next. */
async function checkOrigin(client: SpaceClient, { sys }: EnvironmentProps, space: Space): Promise<void> {
  const { id, status } = sys
  const remedy = `\`npm run migrate -- status --env ${id}\` says more`
  if (status.sys.id !== 'ready') throw refused(`${id} of ${space} is ${status.sys.id}: ${remedy}`)
  const { journal } = await readModel(client)
  const half = journal.find(({ outcome }) => outcome !== 'applied' && outcome !== 'rolledBack')
  if (!half) return
  const rollback = `take it back with \`npm run migrate -- rollback --env ${id} --space ${space}\``
  const finish =
    half.outcome === 'rollingBack'
      ? rollback
      : `finish it with \`npm run migrate -- apply --env ${id} --space ${space}\`, or ${rollback}`
  throw refused(`${half.id} is half done in ${id} of ${space}: ${finish}, and run the command again`)
}

const refused = (reason: string) =>
  new MigrationError('CHECK_FAILED', `The alias stays where it is, because ${reason}.`)

const nothingBefore = (alias: string) =>
  new MigrationError(
    'NO_WAY_BACK',
    `No deployment made the environment behind ${alias}, so there is nothing to go back to: take changes back with \`npm run migrate -- rollback --env ${alias}\`.`,
  )
