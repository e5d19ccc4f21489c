import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startSlowProxy } from './slow-proxy.ts'

test('bytes keep their order while the delay becomes shorter', async () => {
  const echo = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  onTestFinished(() => void echo.close())
  const { port } = echo.address() as AddressInfo
  const proxy = await startSlowProxy({ later: onTestFinished } as never, { port, delayMs: 400 })
  const client = connect(proxy.port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  let received = ''
  client.on('data', (chunk) => {
    received += chunk
  })

  client.write('first ')
  await wait(100)
  proxy.setDelay(0)
  await wait(100)
  client.write('second')
  await expect.poll(() => received.length, { timeout: 5000 }).toBe('first second'.length)

  expect(received).toBe('first second')
})
