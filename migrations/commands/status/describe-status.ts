import type { Space } from '@association/content'
import { withGaps } from '../../engine/describe/describe.ts'
import { isSettled, type Standing } from '../../engine/history/standing.ts'
import { type HeldLease, nameOf, takesOver } from '../../engine/journal/lease.ts'
import { describeLeft } from '../../engine/operations/left.ts'

export type SpaceStatus = {
  space: Space
  environment: string
  lock?: HeldLease
  changes: readonly Standing[]
}

export function describeStatus(statuses: readonly SpaceStatus[]): string[] {
  return [...withGaps(statuses.map(describeSpace)), '', summary(statuses)]
}

function describeSpace({ space, environment, lock, changes }: SpaceStatus): string[] {
  const ids = Math.max(0, ...changes.map(({ id }) => id.length))
  const states = Math.max(0, ...changes.map(({ state }) => state.length))
  const lines = changes.flatMap((change) => {
    const line = [change.id.padEnd(ids), change.state.padEnd(states), note(change)]
    return [`  ${line.join('  ').trimEnd()}`, ...below(change).map((more) => `      ${more}`)]
  })
  return [`${space}, environment ${environment}`, ...(lock ? describeLock(lock) : []), ...lines]
}

function describeLock({ holder, since, beatAt, state }: HeldLease): string[] {
  const line = `  locked by ${nameOf(holder)} since ${clock(since)}, last heartbeat ${beatAt.slice(11, 19)} UTC`
  const then = {
    running: `A run is at work. If it was killed on another machine, a run with --wait ${takesOver}.`,
    dead: 'That process is gone: the next run takes the lock over.',
    silent: `Its heartbeats ended: the next run ${takesOver}.`,
  }
  return [line, `      ${then[state]}`]
}

function note({ entry, about }: Standing): string {
  if (!entry) return about
  const took = entry.durationMs === undefined ? '' : `, ${(entry.durationMs / 1000).toFixed(1)} s`
  return `${clock(entry.startedAt)} by ${entry.by}${took}`
}

function below({ entry, state, advice }: Standing): string[] {
  const isHalf = state === 'half applied' || state === 'half rolled back'
  const stage = isHalf && entry?.stage !== undefined && entry.stage > 0 ? [stages(entry.stage, state)] : []
  const why = isHalf && entry?.error ? [entry.error.replace(/^\w*Error: /, '')] : []
  const left = (entry?.left ?? []).map((one) => `Without ${describeLeft(one)}: people edited the same.`)
  return [...stage, ...why, ...left, ...(advice ? [advice] : [])]
}

const stages = (count: number, state: Standing['state']) =>
  `${count} ${count === 1 ? 'stage' : 'stages'} of it ${count === 1 ? 'is' : 'are'} ${state === 'half applied' ? 'done' : 'left'}.`

/** To the minute, in UTC. */
const clock = (moment: string) => `${moment.slice(0, 16).replace('T', ' ')} UTC`

function summary(statuses: readonly SpaceStatus[]): string {
  const all = statuses.flatMap(({ changes }) => changes)
  if (all.some(({ advice }) => advice !== undefined)) return 'Something is to be done: see above.'
  if (all.every(isSettled)) return 'Everything is applied.'
  return 'Something is pending: see it with `npm run migrate -- plan`.'
}
