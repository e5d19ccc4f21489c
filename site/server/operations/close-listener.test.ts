import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { closeListener } from './close-listener.ts'

const clients = `
  const { connect } = require('node:net')
  const { workerData: { port, count, connected } } = require('node:worker_threads')
  for (let number = 0; number < count; number += 1)
    connect(port, '127.0.0.1', () => {
      Atomics.add(connected, 0, 1)
      Atomics.notify(connected, 0)
    })
`

test.each([
  ['an event', () => stat('.')],
  ['a timer', () => delay(1)],
  ['a turn', () => nextTurn()],
])(
  'serves connections that the system has accepted while the process was busy with %s, and then refuses',
  async (_, phase) => {
    const sockets: Socket[] = []
    const server = createServer((socket) => sockets.push(socket))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const connected = new Int32Array(new SharedArrayBuffer(4))
    const worker = new Worker(clients, { eval: true, workerData: { port, count: 30, connected } })
    onTestFinished(async () => {
      await worker.terminate()
      for (const socket of sockets) socket.destroy()
    })
    await phase()
    // Blocks this process: only the system accepts.
    while (Atomics.load(connected, 0) < 30) Atomics.wait(connected, 0, Atomics.load(connected, 0), 1000)
    await closeListener(server)
    expect([sockets.length, server.listening]).toEqual([30, false])
  },
)
