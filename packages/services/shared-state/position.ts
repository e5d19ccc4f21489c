import type { Position } from './shared-state.ts'

/** Milliseconds and a number within them, as in Redis streams. */
export type EntryId = `${number}-${number}`

/** `local` counts entries that this run applied before the log had them. */
export type LogPlace = { id: EntryId; local: number }

export const beforeAll: EntryId = '0-0'

const idPattern = /^(\d{1,16})-(\d{1,16})$/

export const isEntryId = (text: string): text is EntryId => idPattern.test(text)

function partsOf(id: EntryId): [ms: number, number: number] {
  const [, ms = '0', number = '0'] = id.match(idPattern) ?? []
  return [Number(ms), Number(number)]
}

/** Negative if the first is older. */
export function compareIds(a: EntryId, b: EntryId): number {
  const [aMs, aNumber] = partsOf(a)
  const [bMs, bNumber] = partsOf(b)
  return aMs - bMs || aNumber - bNumber
}

export const comparePlaces = (a: LogPlace, b: LogPlace): number => compareIds(a.id, b.id) || a.local - b.local

export function idAfter(id: EntryId): EntryId {
  const [ms, number] = partsOf(id)
  return `${ms}-${number + 1}`
}

/** Returns a later id, even if the clock was set back. */
export function nextId(last: EntryId, nowMs: number): EntryId {
  const now: EntryId = `${nowMs}-0`
  return compareIds(now, last) > 0 ? now : idAfter(last)
}

/** Contains the run: other instances cannot know its local count. */
export const writePosition = ({ id, local }: LogPlace, run: string): Position =>
  local === 0 ? id : `${id}~${local}~${run}`

/** Another run's local count is zero. */
export function readPosition(position: Position, run: string): LogPlace | undefined {
  const [id = '', local = '0', ofRun = run] = position.split('~')
  if (!isEntryId(id) || !/^\d{1,15}$/.test(local)) return undefined
  return { id, local: ofRun === run ? Number(local) : 0 }
}
