import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ports } from '../environment/environment.ts'
import { assertPortsFree, highestOffset, refusedPorts, takenSentence } from './ports.ts'

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

test('the advised offset has only ports below 32768 that browsers accept', () => {
  expect(takenSentence(['site'], 2900)).toContain('LOCAL_PORT_OFFSET=3100 npm start')
  expect(takenSentence(['site'], highestOffset)).toContain('LOCAL_PORT_OFFSET=100 npm start')
})

test.each([...refusedPorts])('fetch refuses port %i before it connects', async (port) => {
  const failed = await fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error)
  expect(failed).toMatchObject({ cause: { message: 'bad port' } })
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
