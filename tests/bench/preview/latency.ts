import type { Moment } from './recorder.ts'

export type Latency = { keys: number; p50: number; p95: number; paintedShare: number }

/** From the key's `input` event to the frame that shows its text; a text that was never shown counts as not painted. */
export function latency(typed: readonly Moment[], painted: readonly Moment[]): Latency {
  const waits = typed.map((key) => (shownAt(key, painted) ?? Number.POSITIVE_INFINITY) - key.at)
  const untilNext = typed.map(({ at }, index) => (typed[index + 1]?.at ?? Number.POSITIVE_INFINITY) - at)
  const inTime = waits.filter((wait, index) => wait < (untilNext[index] ?? 0))
  const sorted = waits.filter(Number.isFinite).toSorted((a, b) => a - b)
  return {
    keys: typed.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    paintedShare: typed.length === 0 ? 0 : inTime.length / typed.length,
  }
}

/** A text may have stood there before: only what comes after the key counts. */
const shownAt = (key: Moment, painted: readonly Moment[]) =>
  painted.find(({ text, at }) => text === key.text && at >= key.at)?.at

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
