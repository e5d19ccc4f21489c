import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two polls. */
const asking = { soonestMs: 50, latestMs: 300 }

/** Waits briefly at first, then as long as the operation has taken. */
export const waitAfter = (tookMs: number) =>
  sleep(Math.min(asking.latestMs, Math.max(asking.soonestMs, tookMs)))
