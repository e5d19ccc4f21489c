import { describe, expect, test } from 'vitest'
import { paceOf } from './pace.ts'

/** A clock that stands still until it is told to go on. */
function stoppedClock() {
  let time = 0
  let timers: { at: number; callback: () => void }[] = []
  return {
    now: () => time,
    after(ms: number, callback: () => void) {
      const timer = { at: time + ms, callback }
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

/** How many of 100 requests start in each of the first seconds. */
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

  test('stays just below the announced limit', async () => {
    expect(await startsPerSecond((pace) => pace.learn(limitedTo(10)), 3)).toEqual([10, 10, 10])
  })

  test('rests as long as a refusal asks, and goes on more slowly', async () => {
    const refused = answer(429, { 'x-contentful-ratelimit-reset': '2' })
    const starts = await startsPerSecond((pace) => {
      pace.learn(limitedTo(10))
      pace.learn(refused)
    }, 4)
    expect(starts).toEqual([0, 0, 7, 7])
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
