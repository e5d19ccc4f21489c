import { percentile } from './figures.ts'
import type { Moment } from './recorder.ts'

export type Latency = { keys: number; p50: number; p95: number; paintedShare: number }

/** From the key's `input` event to the frame that shows its text. A text that was never shown counts as not painted. */
export function latency(typed: readonly Moment[], painted: readonly Moment[]): Latency {
  const waits = typed.map((key) => (shownAt(key, painted) ?? Number.POSITIVE_INFINITY) - key.at)
  const untilNext = typed.map(({ at }, index) => (typed[index + 1]?.at ?? Number.POSITIVE_INFINITY) - at)
  const inTime = waits.filter((wait, index) => wait < (untilNext[index] ?? 0))
  const seen = waits.filter(Number.isFinite)
  return {
    keys: typed.length,
    p50: percentile(seen, 0.5),
    p95: percentile(seen, 0.95),
    paintedShare: typed.length === 0 ? 0 : inTime.length / typed.length,
  }
}

/** The same text may have been shown before the key, so only later frames count. */
const shownAt = (key: Moment, painted: readonly Moment[]) =>
  painted.find(({ text, at }) => text === key.text && at >= key.at)?.at

export function latencyWords({ keys, p50, p95, paintedShare }: Latency) {
  const share = (paintedShare * 100).toFixed(1)
  return `${keys} keys, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${share} % seen before the next key`
}
