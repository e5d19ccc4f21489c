import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { openDevices } from './devices.ts'
import { openRecords } from './records.ts'

let database: DatabaseSync
beforeEach(() => {
  database = openDatabase(':memory:')
})
afterEach(() => {
  vi.useRealTimers()
  database.close()
})

test('the newest records of a model are kept, and those of other models', async () => {
  const { adapter } = openRecords(database, 3)
  const [tokens, grants] = [adapter('RefreshToken'), adapter('Grant')]
  await grants.upsert('grant', {}, 60)
  for (const id of ['a', 'b', 'c', 'd']) await tokens.upsert(id, { jti: id }, 60)
  expect(await tokens.find('a')).toBeUndefined()
  expect(await tokens.find('b')).toEqual({ jti: 'b' })
  expect(await grants.find('grant')).toEqual({})
})

test('a record is gone when its time is over, and its row at the next write', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const codes = openRecords(database).adapter('AuthorizationCode')
  await codes.upsert('code', { jti: 'code' }, 60)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await codes.find('code')).toBeUndefined()
  await codes.upsert('next', {}, 60)
  expect(database.prepare('SELECT id FROM record').all()).toEqual([{ id: 'next' }])
})

test('a used code says so, and a grant takes its tokens with it', async () => {
  const codes = openRecords(database).adapter('AuthorizationCode')
  await codes.upsert('one', { grantId: 'grant' }, 60)
  await codes.upsert('two', { grantId: 'other' }, 60)
  await codes.consume('one')
  expect(await codes.find('one')).toEqual({ grantId: 'grant', consumed: expect.any(Number) })
  await codes.revokeByGrantId('grant')
  expect(await codes.find('one')).toBeUndefined()
  expect(await codes.find('two')).toBeDefined()
})

test('sessions are found by their uid and by their account', async () => {
  const records = openRecords(database)
  const sessions = records.adapter('Session')
  await sessions.upsert('one', { uid: 'first', accountId: 'a' }, 60)
  await sessions.upsert('two', { uid: 'second', accountId: 'a' }, 60)
  await sessions.upsert('three', { uid: 'third', accountId: 'b' }, 60)
  expect(await sessions.findByUid('third')).toMatchObject({ accountId: 'b' })
  expect(records.ofAccount('Session', 'a').map(({ uid }) => uid)).toEqual(['second', 'first'])
})

test('the devices that signed in last are kept, with a short user agent', () => {
  const devices = openDevices(database, { limit: 2 })
  for (const uid of ['a', 'b', 'a', 'c']) devices.seen(uid, `${uid} ${'x'.repeat(1_000)}`)
  expect(devices.of('b')).toBeUndefined()
  expect(devices.of('a')?.agent).toHaveLength(300)
  expect(devices.of('c')?.agent).toMatch(/^c x+$/)
})
