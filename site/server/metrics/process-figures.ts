import { type Histogram, monitorEventLoopDelay } from 'node:perf_hooks'
import type { Sample } from './sample.ts'

const nanosecond = 1e-9
const microsecond = 1e-6
const startedAt = performance.timeOrigin / 1000

/** Milliseconds between samples. */
const resolution = 10
const resolutionNs = resolution * 1e6

export function processFigures(delay: Delay = watchedDelay()): () => Sample {
  return () => {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const delays = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max }
    delay.reset()
    return [
      { family: 'process_cpu_seconds', value: (user + system) * microsecond },
      { family: 'process_resident_memory_bytes', value: rss },
      { family: 'process_start_time_seconds', value: startedAt },
      { family: 'nodejs_heap_used_bytes', value: heapUsed },
      ...Object.entries(delays).map(([statistic, value]) => ({
        family: 'nodejs_event_loop_delay_seconds' as const,
        labels: { statistic },
        // Node.js records the whole interval, even without a delay.
        value: Math.max(0, value - resolutionNs) * nanosecond,
      })),
    ]
  }
}

type Delay = Pick<Histogram, 'percentile' | 'max' | 'reset'>

function watchedDelay(): Delay {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  return delay
}
