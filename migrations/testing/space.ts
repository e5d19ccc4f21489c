import { recordingFetch, startSpaces as startEmptySpaces } from '@association/local/testing/spaces.ts'
import { managementConfig } from '@association/services/config'
import { managementClients } from '@association/services/management/index.ts'
import type { Io } from '../commands/io.ts'

/** Two empty spaces with what a command and a test need to reach them. */
export async function startSpaces() {
  const { environment, close } = await startEmptySpaces()
  const config = managementConfig(environment)
  return { environment, config, close, clients: managementClients(config, { access: 'write' }) }
}

export type Spaces = Awaited<ReturnType<typeof startSpaces>>

/** An Io that remembers what was said and what was sent. */
export function recorder(change: Partial<Io> = {}) {
  const said = { out: '', err: '' }
  const { fetch, sent, writes } = recordingFetch()
  const io: Io = {
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
    fetch,
    now: () => new Date(),
    who: { name: 'tester', host: 'here', pid: process.pid },
    ...change,
  }
  return { io, said, sent, writes }
}
