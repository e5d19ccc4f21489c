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

const names = Object.keys(ports) as PortName[]

/** Throws LaunchError. */
export async function assertPortsFree(offset: number, checkedNames = names) {
  const checked = await Promise.all(
    checkedNames.map(async (name) => ({ name, isFree: await isFree(ports[name] + offset) })),
  )
  const taken = checked.filter(({ isFree }) => !isFree).map(({ name }) => name)
  if (taken.length > 0) throw new LaunchError(takenSentence(taken, offset))
}

/** If all ports are taken, the stack probably already runs. */
export function takenSentence(taken: readonly PortName[], offset: number) {
  const named = taken.map((name) => `${ports[name] + offset} (${uses[name]})`)
  const isAll = taken.length === names.length
  const [subject, what] = named.length === 1 ? ['Port', 'it'] : ['Ports', 'them']
  const verb = named.length === 1 ? 'is' : 'are'
  const stop = isAll ? 'stop the other npm start' : `stop the program that uses ${what}`
  return `${subject} ${named.join(', ')} ${verb} in use: ${stop}, or use other ports with LOCAL_PORT_OFFSET=${nextOffset(offset)} npm start.`
}

/** Systems take higher ports for outgoing connections. */
export const highestOffset = 32_767 - Math.max(...Object.values(ports))

/** Undefined if browsers open every port of the offset. */
export function refusedSentence(offset: number): string | undefined {
  const name = names.find((each) => refusedPorts.has(ports[each] + offset))
  return name === undefined
    ? undefined
    : `LOCAL_PORT_OFFSET=${offset} gives ${uses[name]} port ${ports[name] + offset}, which browsers refuse: use LOCAL_PORT_OFFSET=${nextOffset(offset)}.`
}

/** The ports that browsers and `fetch` refuse, from the first port of the site: https://fetch.spec.whatwg.org/#port-blocking */
export const refusedPorts: ReadonlySet<number> = new Set([
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

function nextOffset(offset: number): number {
  const next = offset + 100 > highestOffset ? 100 : offset + 100
  return refusedSentence(next) === undefined ? next : nextOffset(next)
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
