import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { type CheckerIo, type CheckerOptions, createChecker } from '../net/checker.ts'
import { knowsNoName } from './names.ts'

export async function startServer(listener: RequestListener, at = { host: '127.0.0.1', port: 0 }) {
  const server = createServer({ maxHeaderSize: 1 << 20 }, listener)
  await once(server.listen(at.port, at.host), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, origin: `http://${at.host}:${port}` }
}

/** May request loopback, and resolves no names. */
export function startChecker(options: Partial<CheckerOptions>, io: Partial<CheckerIo> = {}) {
  const checker = createChecker(
    { ownOrigins: [], allowNet: ['127.0.0.0/8'], ...options },
    {
      now: Date.now,
      wait: (ms, signal) => wait(Math.min(ms, 5), undefined, { signal }),
      resolve: knowsNoName,
      ...io,
    },
  )
  onTestFinished(() => checker.close(false))
  return checker
}
