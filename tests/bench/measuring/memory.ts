import { setTimeout as wait } from 'node:timers/promises'

export type Memory = NodeJS.MemoryUsage
export const mb = 1024 * 1024
const tries = 6
const pauseMs = 500

/**
 * Returns the smallest of several readings over three seconds, because the system reclaims freed pages with a delay.
 */
export async function settledMemory(probe: string): Promise<Memory> {
  const readings: Memory[] = []
  for (let count = 0; count < tries; count += 1) {
    readings.push(await memoryNow(probe))
    await wait(pauseMs)
  }
  return readings.reduce((least, reading) => (reading.rss < least.rss ? reading : least))
}

export async function memoryNow(probe: string): Promise<Memory> {
  return (await fetch(probe)).json() as Promise<Memory>
}

/** In bytes, including garbage. */
export const residentNow = async (probe: string) =>
  (await (await fetch(`${probe}/resident`)).json()) as number

export const memoryWords = ({ rss, heapUsed, external }: Memory) =>
  `${inMb(rss)} resident, ${inMb(heapUsed)} in the heap, ${inMb(external)} of buffers`

export const inMb = (bytes: number) => `${(bytes / mb).toFixed(1)} MB`
