import { randomUUID } from 'node:crypto'
import { recordingIo } from '@association/local/testing/recording-io.ts'
import { type SpacesOptions, startSpaces as startLocalSpaces } from '@association/local/testing/spaces.ts'
import { managementConfig } from '@association/services/config'
import { managementClients } from '@association/services/management/index.ts'
import { thisProcess } from '../engine/journal/process.ts'
import type { Io, Who } from '../io.ts'

export async function startSpaces(options: SpacesOptions = {}) {
  const { environment, ...twin } = await startLocalSpaces(options)
  const config = managementConfig(environment)
  return { ...twin, environment, config, clients: managementClients(config, { access: 'write' }) }
}

export type Spaces = Awaited<ReturnType<typeof startSpaces>>

export function recorder(change: Partial<Io> = {}) {
  const { io, ...heard } = recordingIo()
  return { io: { ...io, who: tester(), ...change } satisfies Io, ...heard }
}

const tester = (): Who => ({ name: 'tester', host: 'here', ...thisProcess() })

/** No process has this pid. */
export const killed = (): Who => ({ ...tester(), name: 'gone', pid: 2 ** 30 })

export const elsewhere = (name = 'ada', host = 'elsewhere', pid = 1): Who => ({
  name,
  host,
  pid,
  run: randomUUID(),
  machine: host,
})
