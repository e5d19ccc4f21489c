import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two questions after something that the service does in its own time. */
const asking = { soonestMs: 50, latestMs: 300 }

/** Waits before asking again: short at first, then as long as it has taken so far. */
export const waitAfter = (tookMs: number) =>
  sleep(Math.min(asking.latestMs, Math.max(asking.soonestMs, tookMs)))
