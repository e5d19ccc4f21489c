import type { Position } from './shared-state.ts'

/** The place of an entry in the log of expiries: milliseconds and a number within the millisecond, as Redis counts. */
export type EntryId = `${number}-${number}`

/** `local` counts what this run of the process applied although the log did not have it yet. */
export type Place = { id: EntryId; local: number }

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

export const comparePlaces = (a: Place, b: Place): number => compareIds(a.id, b.id) || a.local - b.local

/** The smallest id after this one. */
export function idAfter(id: EntryId): EntryId {
  const [ms, number] = partsOf(id)
  return `${ms}-${number + 1}`
}

/** The id of an entry made now, later than the last one even if the clock was set back. */
export function nextId(last: EntryId, nowMs: number): EntryId {
  const now: EntryId = `${nowMs}-0`
  return compareIds(now, last) > 0 ? now : idAfter(last)
}

/** What other instances cannot know is written with the run that counted it. */
export const writePosition = ({ id, local }: Place, run: string): Position =>
  local === 0 ? id : `${id}~${local}~${run}`

/** Undefined if the text is no position. The local count of another run counts as zero. */
export function readPosition(position: Position, run: string): Place | undefined {
  const [id = '', local = '0', ofRun = run] = position.split('~')
  if (!isEntryId(id) || !/^\d{1,15}$/.test(local)) return undefined
  return { id, local: ofRun === run ? Number(local) : 0 }
}
