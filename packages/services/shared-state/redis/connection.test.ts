import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { bytes, waits } from '../testing/machines.ts'
import { startProxy } from '../testing/proxy.ts'
import { connect } from './connection.ts'
import { redisState } from './redis.ts'

describe('a reply that refuses each command', () => {
  test.each([
    ['LOADING Redis is loading the dataset in memory', 'Redis still loads its data'],
    ['MASTERDOWN Link with MASTER is down', 'this replica lost its primary server'],
    ['NOPERM this user has no permissions to run the command', 'the user of Redis lacks a permission'],
    ['MISCONF Redis is configured to save RDB snapshots', 'Redis cannot save to its disk'],
    ['NOREPLICAS Not enough good replicas to write.', 'Redis waits for its replicas'],
  ])('%s', async (reply, sentence) => {
    const refusing = await startRefusing(reply)
    const folder = await mkdtemp(join(tmpdir(), 'refused '))
    const one = await redisState({
      ...{ redisUrl: refusing.url, folder, release: 'one', waits, deadlineMs: 5000 },
      log: { info() {}, warn() {} },
    })
    const heard = vi.fn()
    one.subscribe(heard)
    await one.copies.put('page /', bytes('home'))
    expect(await one.responses.get('/')).toBeUndefined()
    expect(String(await one.copies.get('page /'))).toBe('home')
    await one.expire(['a'])
    expect(heard).toHaveBeenCalledExactlyOnceWith(['a'])
    expect(one.status()).toMatchObject({ isReachable: false, problem: { sentence } })
    await one.close()
    refusing.close()
    await rm(folder, { recursive: true })
  })
})

test('without a connection, a command rejects at once with the reason', async () => {
  const proxy = await startProxy(1)
  proxy.close()
  const down = Promise.withResolvers<unknown>()
  const connection = connect({ url: proxy.url, onDown: down.resolve })
  await expect(connection.run(['PING'], 5000)).rejects.toThrow('no connection to Redis yet')
  await down.promise
  await expect(connection.run(['PING'], 5000)).rejects.toThrow('ECONNREFUSED')
  connection.close()
})

async function startRefusing(reply: string) {
  const refuser = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      for (const _ of String(chunk).matchAll(/^\*\d+\r$/gm)) socket.write(`-${reply}\r\n`)
    })
  })
  await once(refuser.listen(0, '127.0.0.1'), 'listening')
  const { port } = refuser.address() as AddressInfo
  return { url: `redis://127.0.0.1:${port}`, close: () => void refuser.close() }
}
