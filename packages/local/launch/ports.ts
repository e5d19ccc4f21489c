import { createServer } from 'node:net'
import { ports } from '../environment/environment.ts'
import { LaunchError } from './processes.ts'

const uses: Record<keyof typeof ports, string> = {
  site: 'the site',
  app: 'the Contentful app',
  webApp: 'the local Contentful web app',
  delivery: 'the Delivery API',
  preview: 'the Preview API',
  management: 'the Management API',
  images: 'the Images API',
}

/** Throws LaunchError naming every taken port and what it is for. */
export async function assertPortsFree(offset: number, names = Object.keys(ports) as (keyof typeof ports)[]) {
  const checked = await Promise.all(
    names.map(async (name) => ({ name, isFree: await isFree(ports[name] + offset) })),
  )
  const taken = checked
    .filter(({ isFree }) => !isFree)
    .map(({ name }) => `${ports[name] + offset} (${uses[name]})`)
  if (taken.length === 0) return
  const subject = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`
  throw new LaunchError(
    `${subject} taken: stop what uses ${taken.length === 1 ? 'it' : 'them'}, or move all ports with LOCAL_PORT_OFFSET=100.`,
  )
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
