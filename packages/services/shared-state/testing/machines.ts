import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type RedisOptions, redisState } from '../redis/redis.ts'
import type { Expired, SharedState } from '../shared-state.ts'
import { redisProgram, startRedis } from './redis-server.ts'

/** Short, for fast tests; no test asserts them. */
export const waits = { probeEvery: 20, retryEvery: 20, block: 100, betweenEntries: 5 }

export type Machine = Awaited<ReturnType<ReturnType<typeof machines>['open']>>

/** Empties Redis before each test. */
export function machines() {
  const log = { info: vi.fn(), warn: vi.fn() }
  const opened: SharedState[] = []
  let folder: string
  let redis: Awaited<ReturnType<typeof startRedis>>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'machines '))
    redis = await startRedis()
  })
  afterAll(async () => {
    await redis.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await redis.run('FLUSHALL')
    vi.clearAllMocks()
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((state) => state.close()))
  })

  return {
    log,
    server: () => redis,
    async open(options: Partial<RedisOptions> = {}) {
      const state = await redisState({
        ...{ redisUrl: redis.url, folder: join(folder, `${opened.length}`), release: 'one' },
        ...{ log, deadlineMs: 5000, waits, ...options },
      })
      opened.push(state)
      const heard: Expired[] = []
      state.subscribe((expired) => heard.push(expired))
      return Object.assign(state, { heard })
    },
  }
}

export const isBack = (state: SharedState) =>
  vi.waitFor(() => expect(state.status().isReachable).toBe(true), 20_000)

export const hears = (machine: Machine, ...expired: Expired[]) =>
  vi.waitFor(() => expect(machine.heard).toEqual(expired), 20_000)

export const bytes = (text: string) => Buffer.from(text)

export { redisProgram }
