import type { Worker } from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@association/local/testing/free-port.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptor, workerMessages } from './acceptor.ts'

async function start() {
  const port = await freePort()
  const given: { to: string; socket: Socket }[] = []
  const connections = acceptor({ host: '127.0.0.1', port }, (error) => expect.unreachable(error.message))
  onTestFinished(async () => {
    for (const { socket } of given) socket.destroy()
    await connections.close()
  })
  return {
    connections,
    port,
    takers: () => given.map(({ to }) => to).join(''),
    worker(name: string) {
      const send = (_: string, socket: Socket) => given.push({ to: name, socket })
      return Object.assign(new EventEmitter(), { send, isConnected: () => true }) as unknown as Worker
    },
    async visit() {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      onTestFinished(() => void socket.destroy())
      await once(socket, 'connect')
    },
  }
}

const take = (worker: Worker) => worker.emit('message', workerMessages.taken)

test('a worker gets the next connection when it has taken the last one', async () => {
  const { connections, worker, visit, takers } = await start()
  const [a, b] = [worker('a'), worker('b')]
  connections.add(a)
  connections.add(b)
  for (let visits = 0; visits < 5; visits += 1) await visit()
  await vi.waitFor(() => expect(takers()).toBe('ab'))
  take(b)
  take(b)
  take(a)
  expect(takers()).toBe('abbba')
})

test('after the close, those that wait still reach a worker, and no other does', async () => {
  const { connections, worker, visit, takers } = await start()
  const a = worker('a')
  connections.add(a)
  await visit()
  await visit()
  let isClosed = false
  const closed = connections.close().then(() => {
    isClosed = true
  })
  await wait(100)
  expect([takers(), isClosed]).toEqual(['a', false])
  take(a)
  await closed
  expect(takers()).toBe('aa')
  await expect(visit()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('without a worker it refuses connections, until the next one is ready', async () => {
  const { connections, worker, visit, takers } = await start()
  const a = worker('a')
  connections.add(a)
  await visit()
  connections.remove(a)
  await expect(visit()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  connections.add(worker('b'))
  await vi.waitFor(visit)
  await vi.waitFor(() => expect(takers()).toMatch(/b$/))
})
