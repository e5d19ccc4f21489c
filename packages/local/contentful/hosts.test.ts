import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { startForTest } from './testing/start.ts'

test('it listens on loopback only: no other machine reaches any of its hosts', async () => {
  const twin = await startForTest()
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  const ports = Object.values(twin.hosts).map((host) => Number(host.split(':')[1]))
  expect(ports).toHaveLength(4)
  for (const { address } of outside) {
    for (const port of ports) {
      await expect(once(connect({ host: address, port }), 'connect')).rejects.toThrow(/ECONNREFUSED/)
    }
  }
  await twin.close()
})
