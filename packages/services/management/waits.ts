import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two polls. */
const asking = { soonestMs: 50, latestMs: 300 }

/** Waits before the next poll: briefly at first, then as long as the operation has taken so far. */
export const waitAfter = (tookMs: number) =>
  sleep(Math.min(asking.latestMs, Math.max(asking.soonestMs, tookMs)))
