import { join } from 'node:path'
import { privateFolder } from '../server/private-files.ts'
import { type Bootstrap, bootstrapFrom, createSpaces } from './bootstrap.ts'
import { createChanges } from './changes.ts'
import { type HostOptions, openHosts } from './hosts.ts'
import { createRoles, hasRoles } from './management/people/roles.ts'
import { people, tokenOf } from './people.ts'
import { plugins } from './plugins.ts'
import { openStore } from './store/store.ts'
import type { HostName, Twin } from './twin.ts'

export type { Bootstrap, Twin }
export { bootstrapFrom }

export type Options = HostOptions & {
  /** A folder, or `:memory:`. */
  data: string
  bootstrap?: Bootstrap
  now?: () => Date
  /** Milliseconds; immediate by default. */
  bulkActionMs?: number
}

export type RunningTwin = { hosts: Record<HostName, string>; twin: Twin; close: () => Promise<void> }

/** Listens on loopback; hosts respond once resolved. */
export async function startContentful(options: Options): Promise<RunningTwin> {
  const twin = createTwin(options)
  createSpaces(twin.store, twin.bootstrap, twin.now())
  giveRoles(twin)
  for (const plugin of plugins) await plugin.start?.(twin)
  const stop = async () => {
    for (const plugin of plugins) await plugin.stop?.(twin)
    twin.store.close()
  }
  const hosts = await openHosts(twin, options).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    hosts: twin.hosts,
    twin,
    async close() {
      await hosts.close()
      await stop()
    },
  }
}

/** Spaces of an earlier release lack roles. */
function giveRoles({ store, bootstrap, now }: Twin) {
  for (const { id } of bootstrap.spaces) if (!hasRoles(store, id)) createRoles(store, id, now())
}

function createTwin(options: Options): Twin {
  const { data, bootstrap = bootstrapFrom(), now = () => new Date(), bulkActionMs = 0 } = options
  const folder = data === ':memory:' ? undefined : data
  if (folder) privateFolder(folder)
  return {
    store: openStore(folder ? join(folder, 'contentful.db') : ':memory:'),
    changes: createChanges(),
    hosts: { delivery: '', preview: '', management: '', images: '' },
    bootstrap,
    folder,
    managementTokens: new Set(people.map((person) => tokenOf(person, bootstrap.managementToken))),
    bulkActionMs,
    now,
  }
}
