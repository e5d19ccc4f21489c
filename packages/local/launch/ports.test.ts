import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ports } from '../environment/environment.ts'
import { assertPortsFree, takenSentence } from './ports.ts'

test('a taken port is named with its use and another offset', () => {
  expect(takenSentence(['site'], 0)).toBe(
    'Port 3000 (the site) is in use: stop the program that uses it, or use other ports with LOCAL_PORT_OFFSET=100 npm start.',
  )
})

test('several taken ports are named in one sentence, and the offset is not the one in use', () => {
  expect(takenSentence(['site', 'webApp'], 100)).toBe(
    'Ports 3100 (the site), 4100 (the local Contentful web app) are in use: ' +
      'stop the program that uses them, or use other ports with LOCAL_PORT_OFFSET=200 npm start.',
  )
})

test('when all are taken, it is an npm start that still runs', () => {
  const all = Object.keys(ports) as (keyof typeof ports)[]
  expect(takenSentence(all, 0)).toContain('are in use: stop the other npm start, or use')
})

test('a port is taken while a server listens on it, and free afterwards', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const offset = (server.address() as AddressInfo).port - ports.site
  await expect(assertPortsFree(offset, ['site'])).rejects.toThrow('(the site) is in use')
  await new Promise((resolve) => server.close(resolve))
  await expect(assertPortsFree(offset, ['site'])).resolves.toBeUndefined()
})
