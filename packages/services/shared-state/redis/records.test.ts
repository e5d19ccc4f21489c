import { describe, expect, test } from 'vitest'
import { bytes, machines, redisProgram } from '../testing/machines.ts'
import { connect } from './connection.ts'
import { keysIn } from './keys.ts'
import { redisRecords } from './records.ts'

describe.skipIf(redisProgram === undefined)('with a Redis', () => {
  const { open, server } = machines()

  test('records have no expiry in Redis, and keys that reveal no name', async () => {
    const one = await open()
    await one.records.put('draft auth0|1', bytes('draft'), { keepMs: 60_000 })
    const [key = ''] = ((await server().run('KEYS', '*:record:*')) as Buffer[]).map(String)
    expect(key).toMatch(/^association:record:[\w-]{43}$/)
    expect(await server().run('PTTL', key)).toBe(-1)
  })

  test('a Redis that is gone is not empty: each call rejects, and works again later', async () => {
    const one = await open()
    await one.records.put('book', bytes('seats'))
    await server().run('REPLICAOF', '127.0.0.1', '1')
    await expect(one.records.put('book', bytes('more'))).rejects.toMatchObject({ code: 'RECORDS' })
    await server().run('REPLICAOF', 'NO', 'ONE')
    expect(String((await one.records.get('book'))?.value)).toBe('seats')
    await server().kill()
    await expect(one.records.get('book')).rejects.toMatchObject({ problem: 'unreachable' })
    await server().start()
    await expect.poll(() => one.records.get('book').catch(() => 'rejects')).toBeUndefined()
  })

  test('a full cabinet refuses a new record until one of the others has ended', async () => {
    let now = 1_000
    const opened = Promise.withResolvers<void>()
    const connection = connect({ url: server().url, onUp: opened.resolve, onDown: opened.reject })
    await opened.promise
    const limits = { records: 2, bytes: 100 }
    const records = redisRecords({ connection, keys: keysIn('small'), limits, now: () => now })
    await records.put('a', bytes('a'), { keepMs: 10 })
    await records.put('b', bytes('b'))
    await expect(records.put('c', bytes('c'))).rejects.toMatchObject({ problem: 'full' })
    now += 10
    expect(await records.put('c', bytes('c'))).toBe(true)
    expect(String((await records.get('b'))?.value)).toBe('b')
    connection.close()
  })
})
