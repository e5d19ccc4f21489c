import { createHash } from 'node:crypto'
import { median } from './figures.ts'
import type { Figure } from './report.ts'

/** How long a fixed piece of processor work takes on this machine, as a scale for the times of the same run. */
export type Loop = { ms: number; variation: number }

const content = Buffer.alloc(1024 * 1024, 'loop')
/** Some 50 ms on a processor with SHA extensions. */
const hashes = 64
const rounds = 5
const mostVariation = 0.15

/** Returns milliseconds of five loops. */
export function timesOfLoop(): number[] {
  loop()
  return Array.from({ length: rounds }, loop)
}

function loop(): number {
  const begin = performance.now()
  for (let count = 0; count < hashes; count += 1) createHash('sha256').update(content).digest()
  return performance.now() - begin
}

/**
 * The variation is the distance from the second shortest to the second longest time, as a share of the median. The
 * shortest and the longest do not count, because one interruption by the system says nothing about a run.
 */
export function loopOf(times: readonly number[]): Loop {
  const inOrder = times.toSorted((one, other) => one - other)
  const ms = median(times)
  return { ms, variation: ((inOrder.at(-2) ?? Number.NaN) - (inOrder[1] ?? Number.NaN)) / ms }
}

export const isSteady = ({ variation }: Loop) => variation <= mostVariation

export function loopWords(loop: Loop): string {
  const share = (ratio: number) => `${(ratio * 100).toFixed(0)} %`
  const words = `the loop took ${loop.ms.toFixed(1)} ms and varied by ${share(loop.variation)}`
  return isSteady(loop) ? words : `${words}, more than ${share(mostVariation)}: the times are unsteady`
}

/** A time as a multiple of the loop. */
export function loopsWords({ value, unit }: Figure, { ms }: Loop): string {
  const valueMs = unit === 's' ? value * 1000 : value
  return `${Number((valueMs / ms).toFixed(2)).toLocaleString('en-US')} loops`
}
