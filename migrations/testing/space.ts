import { startContentful } from '@association/local/contentful/index.ts'
import { localEnvironment } from '@association/local/environment/environment.ts'
import { managementConfig } from '@association/services/config'
import { managementClients } from '@association/services/management/index.ts'
import type { Io } from '../commands/io.ts'

/** Two empty spaces on real sockets, and the variables that lead a command to them. */
export async function startSpaces({ perSecond }: { perSecond?: number } = {}) {
  const { hosts, close } = await startContentful({
    data: ':memory:',
    rateLimit: perSecond === undefined ? undefined : { management: perSecond },
  })
  const environment = {
    ...localEnvironment(),
    CONTENTFUL_MANAGEMENT_HOST: hosts.management,
    CONTENTFUL_UPLOAD_HOST: hosts.management,
  }
  const config = managementConfig(environment)
  return { environment, config, close, clients: managementClients(config, { access: 'write' }) }
}

export type Spaces = Awaited<ReturnType<typeof startSpaces>>

/** An Io that remembers what was said and what was sent. */
export function recorder(change: Partial<Io> = {}) {
  const said = { out: '', err: '' }
  const sent: string[] = []
  const io: Io = {
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
    fetch: (url, init) => {
      sent.push(`${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`)
      return fetch(url, init)
    },
    now: () => new Date(),
    who: { name: 'tester', host: 'here', pid: process.pid },
    ...change,
  }
  return { io, said, sent, writes: () => sent.filter((request) => !request.startsWith('GET ')) }
}

/** A fetch after which nothing is heard any more: as if the process died before or after its `count`th request. */
export function dyingFetch(count: number, moment: 'before' | 'after') {
  let requests = 0
  let die: () => void = () => {}
  const died = new Promise<'died'>((resolve) => {
    die = () => resolve('died')
  })
  const silence = new Promise<Response>(() => {})
  const dying: typeof fetch = async (url, init) => {
    requests += 1
    if (requests < count) return fetch(url, init)
    if (requests === count && moment === 'after') await (await fetch(url, init)).text()
    die()
    return silence
  }
  return { fetch: dying, died }
}
