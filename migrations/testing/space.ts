import { recordingIo } from '@association/local/testing/recording-io.ts'
import { startSpaces as startEmptySpaces } from '@association/local/testing/spaces.ts'
import { managementConfig } from '@association/services/config'
import { managementClients } from '@association/services/management/index.ts'
import type { Io } from '../io.ts'

/** Two empty spaces with what a command and a test need to reach them. */
export async function startSpaces() {
  const { environment, ...twin } = await startEmptySpaces()
  const config = managementConfig(environment)
  return { ...twin, environment, config, clients: managementClients(config, { access: 'write' }) }
}

export type Spaces = Awaited<ReturnType<typeof startSpaces>>

/** An Io that remembers what was said and what was sent. */
export function recorder(change: Partial<Io> = {}) {
  const { io, ...heard } = recordingIo()
  const who = { name: 'tester', host: 'here', pid: process.pid }
  return { io: { ...io, who, ...change } satisfies Io, ...heard }
}
