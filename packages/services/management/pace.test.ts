import { describe, expect, test } from 'vitest'
import { paceOf } from './pace.ts'

/** `lateness` makes its timers late. */
function stoppedClock(lateness = () => 0) {
  let time = 0
  let timers: { at: number; callback: () => void }[] = []
  return {
    now: () => time,
    after(ms: number, callback: () => void) {
      const timer = { at: time + ms + lateness(), callback }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    async run(until: number) {
      for (;;) {
        await new Promise(setImmediate)
        const [due] = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
        if (!due) break
        timers = timers.filter((other) => other !== due)
        time = due.at
        due.callback()
      }
      time = until
    },
  }
}

const answer = (status: number, headers: Record<string, string>) => ({
  status,
  headers: new Headers(headers),
})
const limitedTo = (perSecond: number) =>
  answer(200, { 'x-contentful-ratelimit-second-limit': String(perSecond) })

async function startsPerSecond(learn: (pace: ReturnType<typeof paceOf>) => void, seconds: number) {
  const clock = stoppedClock()
  const pace = paceOf(clock)
  learn(pace)
  const starts: number[] = []
  for (let index = 0; index < 100; index += 1) void pace.turn().then(() => starts.push(clock.now()))
  await clock.run(seconds * 1000)
  return Array.from(
    { length: seconds },
    (_, second) => starts.filter((at) => at >= second * 1000 && at < (second + 1) * 1000).length,
  )
}

describe('the pace', () => {
  test('is the lowest of any plan until the API announces its limit', async () => {
    expect(await startsPerSecond(() => {}, 2)).toEqual([7, 7])
  })

  test('ignores a pause above its limit, so that each request reports its own refusal', async () => {
    const refusal = answer(429, { 'x-contentful-ratelimit-reset': '3000' })
    expect(await startsPerSecond((pace) => pace.learn(refusal), 1)).not.toEqual([0])
  })

  test('stays just below the announced limit', async () => {
    expect(await startsPerSecond((pace) => pace.learn(limitedTo(10)), 3)).toEqual([10, 10, 10])
  })

  test('pauses as long as a refusal asks, and continues more slowly', async () => {
    const refused = answer(429, { 'x-contentful-ratelimit-reset': '2' })
    const starts = await startsPerSecond((pace) => {
      pace.learn(limitedTo(10))
      pace.learn(refused)
    }, 4)
    expect(starts).toEqual([0, 0, 7, 7])
  })

  test('hardly rests after a single refusal, and long after the next', async () => {
    const refused = answer(429, { 'x-contentful-ratelimit-reset': '1' })
    const once = await startsPerSecond((pace) => {
      pace.learn(limitedTo(10))
      pace.learn(refused)
    }, 3)
    expect(once).toEqual([8, 10, 10])
    const clock = stoppedClock()
    const pace = paceOf(clock)
    pace.learn(limitedTo(10))
    pace.learn(refused)
    await clock.run(1000)
    pace.learn(refused)
    let started = 0
    void pace.turn().then(() => {
      started += 1
    })
    await clock.run(1990)
    expect(started).toBe(0)
    await clock.run(2010)
    expect(started).toBe(1)
  })

  test('makes up for timers that are late, and never lets more than the limit into a second', async () => {
    const latenesses = Array.from({ length: 1000 }, (_, index) => (index * 37) % 50) // milliseconds
    const clock = stoppedClock(() => latenesses.shift() ?? 0)
    const pace = paceOf(clock)
    pace.learn(limitedTo(10))
    const starts: number[] = []
    for (let index = 0; index < 400; index += 1) void pace.turn().then(() => starts.push(clock.now()))
    await clock.run(30_000)
    const tooSoon = starts.filter(
      (at, index) => at - (starts[index - 10] ?? Number.NEGATIVE_INFINITY) <= 1000,
    )
    expect(tooSoon).toEqual([])
    expect(starts.length).toBeGreaterThan(285)
  })

  test('learns while requests wait', async () => {
    const clock = stoppedClock()
    const pace = paceOf(clock)
    let started = 0
    for (let index = 0; index < 50; index += 1)
      void pace.turn().then(() => {
        started += 1
      })
    pace.learn(limitedTo(100))
    await clock.run(500)
    expect(started).toBeGreaterThan(45)
  })
})

type Service = { limitAt(second: number): number; othersAt?(second: number): number }

/** The service counts in seconds. Returns how many requests it accepted and refused in each. */
async function served({ limitAt, othersAt = () => 0 }: Service, seconds: number) {
  const clock = stoppedClock()
  const pace = paceOf(clock)
  const windows = Array.from({ length: seconds }, (_, second) => ({
    taken: 0,
    used: othersAt(second),
    refused: 0,
  }))
  const request = async () => {
    await pace.turn()
    const second = Math.floor(clock.now() / 1000)
    const window = windows[second]
    if (!window) return
    const isOver = window.used >= limitAt(second)
    window.used += 1
    window[isOver ? 'refused' : 'taken'] += 1
    await new Promise<void>((resolve) => clock.after(latencyMs, resolve))
    const limit = { 'x-contentful-ratelimit-second-limit': String(limitAt(second)) }
    pace.learn(isOver ? answer(429, { ...limit, 'x-contentful-ratelimit-reset': '1' }) : answer(200, limit))
    void request()
  }
  for (let count = 0; count < 6; count += 1) void request()
  await clock.run(seconds * 1000)
  return windows
}
const latencyMs = 150
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('a busy pace', () => {
  test.each([7, 10, 33])(
    'of %i a second uses all of it from the second second on, and is never refused',
    async (limit) => {
      const windows = await served({ limitAt: () => limit }, 20)
      expect(windows.slice(1).every(({ taken }) => taken >= limit - 1)).toBe(true)
      expect(sum(windows.map(({ refused }) => refused))).toBe(0)
    },
  )

  test('follows a limit that changes, down and up again', async () => {
    const windows = await served({ limitAt: (second) => (second >= 10 && second < 20 ? 5 : 10) }, 30)
    const takenIn = (from: number, to: number) => sum(windows.slice(from, to).map(({ taken }) => taken))
    expect(takenIn(12, 20)).toBeGreaterThanOrEqual(8 * 5 - 2)
    expect(takenIn(22, 30)).toBeGreaterThanOrEqual(8 * 10 - 2)
    expect(sum(windows.map(({ refused }) => refused))).toBeLessThanOrEqual(6)
  })

  test('that shares the limit with other clients settles below the remainder', async () => {
    const windows = await served({ limitAt: () => 10, othersAt: () => 4 }, 120)
    const settled = windows.slice(20)
    expect(sum(settled.map(({ taken }) => taken))).toBeGreaterThan(100 * 6 * 0.85)
    expect(sum(settled.map(({ refused }) => refused))).toBeLessThan(100 * 6 * 0.02)
  })

  test('returns to the whole limit when the other clients stop', async () => {
    const windows = await served({ limitAt: () => 10, othersAt: (second) => (second < 20 ? 4 : 0) }, 100)
    expect(sum(windows.slice(80).map(({ taken }) => taken))).toBeGreaterThan(20 * 9)
  })
})
