import { spaces as bothSpaces, type Space } from '@association/content'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { managementOf } from '@association/services/management/index.ts'
import { isCloneName } from '../../deploy/clone-name.ts'
import { readDeployment } from '../../deploy/deployment.ts'
import { type ClientsOf, type Lane, readLanes } from '../../deploy/lanes.ts'
import type { Io } from '../../io.ts'
import { agreed } from '../agreed.ts'
import type { CommandTarget } from '../connect.ts'
import type { Format } from '../options.ts'

export type PruneOptions = CommandTarget & {
  alias?: string
  keep?: number
  yes?: boolean
  format?: Format
}

/** Never deletes the current environment or the one to go back to. */
export async function run(options: PruneOptions, io: Io): Promise<number> {
  const { config, spaces = bothSpaces, alias = 'master', keep = 2, format } = options
  const clientsOf = managementOf(config, { access: 'write', fetch: io.fetch, signal: io.signal })
  const lanes = await readLanes(clientsOf, { spaces, alias })
  const old = (await Promise.all(lanes.map((lane) => oldEnvironments(lane, clientsOf, keep)))).flat()
  const tell = format === 'json' ? io.err : io.out
  tell(describe(old))
  if (old.length > 0 && !(options.yes || (await agreed('Delete them, with all they hold?', io)))) {
    io.err('Nothing was deleted.')
    return 1
  }
  for (const { space, environment } of old) {
    await clientsOf(alias)[space].environment.delete({ environmentId: environment })
    tell(`${space}: deleted ${environment}`)
  }
  if (format === 'json') io.print(jsonText(old))
  return 0
}

type OldEnvironment = { space: Space; environment: string; createdAt: string }

/** Only clones of deployments match, so environments that people made are never deleted. */
async function oldEnvironments({ space, alias, environments }: Lane, clientsOf: ClientsOf, keep: number) {
  const note = await readDeployment(clientsOf(alias.environment)[space], alias.environment)
  const unused = environments.filter(
    ({ sys }) => isCloneName(sys.id, alias.id) && sys.id !== alias.environment && !sys.aliases?.length,
  )
  return unused
    .slice(keep)
    .filter(({ sys }) => sys.id !== note?.from)
    .map(({ sys }): OldEnvironment => ({ space, environment: sys.id, createdAt: sys.createdAt }))
}

function describe(old: readonly OldEnvironment[]): string[] {
  if (old.length === 0) return ['There is no old environment to delete.']
  return old.map(
    ({ space, environment, createdAt }) =>
      `${space}: ${environment}, made ${createdAt.slice(0, 16).replace('T', ' ')}`,
  )
}
