import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { localEnvironment } from '../environment/environment.ts'

type Stopping = { main: string; words: readonly string[]; signal: 'SIGINT' | 'SIGTERM'; cwd: string }

/** Stops a program at its first request to services that never respond. Returns how it ends. */
export async function stopped({ main, words, signal, cwd }: Stopping) {
  const asked = Promise.withResolvers<void>()
  const server = createServer(() => asked.resolve())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const child = spawn(process.execPath, [main, ...words], {
    cwd,
    env: environment(host),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = text(child.stderr)
  const ended = once(child, 'exit')
  await Promise.race([asked.promise, ended])
  child.kill(signal)
  const [code] = await ended
  server.closeAllConnections()
  server.close()
  return { code, lastLine: (await said).trimEnd().split('\n').at(-1) }
}

const environment = (host: string) =>
  Object.fromEntries(
    Object.entries(localEnvironment()).map(([name, value]) => {
      if (/_URL$/.test(name)) return [name, `http://${host}`]
      return [name, /_HOST$/.test(name) ? host : value]
    }),
  )
