/** `gapMs` lies between the starts of two requests. */
type Pace = { concurrency: number; gapMs: number }
type LaneClock = { now(): number; wait(ms: number): Promise<void> }

type Lane = { pace: Pace; queue: (() => void)[]; active: number; nextAt: number; isWaiting: boolean }

/** Queues by host, so that a slow host delays no other. */
export function createLanes(clock: LaneClock) {
  const lanes = new Map<string, Lane>()

  function pump(lane: Lane) {
    while (lane.active < lane.pace.concurrency && lane.queue.length > 0) {
      const now = clock.now()
      if (lane.nextAt > now) return void later(lane, lane.nextAt - now)
      lane.nextAt = now + lane.pace.gapMs
      lane.active += 1
      lane.queue.shift()?.()
    }
  }

  async function later(lane: Lane, ms: number) {
    if (lane.isWaiting) return
    lane.isWaiting = true
    await clock.wait(ms)
    lane.isWaiting = false
    pump(lane)
  }

  return {
    async run<Result>(host: string, pace: Pace, job: () => Promise<Result>): Promise<Result> {
      const lane = lanes.get(host) ?? { pace, queue: [], active: 0, nextAt: 0, isWaiting: false }
      lanes.set(host, lane)
      await new Promise<void>((begin) => {
        lane.queue.push(begin)
        pump(lane)
      })
      try {
        return await job()
      } finally {
        lane.active -= 1
        pump(lane)
      }
    },
    /** Delays further requests, because the host asked for it. */
    pause(host: string, ms: number) {
      const lane = lanes.get(host)
      if (lane) lane.nextAt = Math.max(lane.nextAt, clock.now() + ms)
    },
  }
}

/** Limits all hosts together, because sockets and DNS lookups are scarce. */
export function createGate(atOnce: number) {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
