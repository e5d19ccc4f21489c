import { createServer } from 'node:net'
import { ports } from '../environment/environment.ts'
import { LaunchError } from './processes.ts'

type PortName = keyof typeof ports

const uses: Record<PortName, string> = {
  site: 'the site',
  app: 'the Contentful app',
  webApp: 'the local Contentful web app',
  delivery: 'the Delivery API',
  preview: 'the Preview API',
  management: 'the Management API',
  images: 'the Images API',
  identity: 'the identity provider',
  shop: 'the shop',
  platform: 'the member platform',
  memberApp: 'the member application',
  search: 'the twin of the search provider',
  embeds: 'the twins of embedded services',
}

/** Throws LaunchError. */
export async function assertPortsFree(offset: number, names = Object.keys(ports) as PortName[]) {
  const checked = await Promise.all(
    names.map(async (name) => ({ name, isFree: await isFree(ports[name] + offset) })),
  )
  const taken = checked.filter(({ isFree }) => !isFree).map(({ name }) => name)
  if (taken.length > 0) throw new LaunchError(takenSentence(taken, offset))
}

/** If all ports are taken, the stack probably already runs. */
export function takenSentence(taken: readonly PortName[], offset: number) {
  const named = taken.map((name) => `${ports[name] + offset} (${uses[name]})`)
  const isAll = taken.length === Object.keys(ports).length
  const [subject, what] = named.length === 1 ? ['Port', 'it'] : ['Ports', 'them']
  const verb = named.length === 1 ? 'is' : 'are'
  const stop = isAll ? 'stop the other npm start' : `stop the program that uses ${what}`
  return `${subject} ${named.join(', ')} ${verb} in use: ${stop}, or use other ports with LOCAL_PORT_OFFSET=${offset + 100} npm start.`
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
