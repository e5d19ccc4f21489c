import { RecordsError } from './records-error.ts'

export type RecordLimits = typeof recordLimits

/** Refuses beyond these: removes nothing to make room. */
export const recordLimits = { records: 50_000, bytes: 4 * 1024 * 1024 }

export function checkSize({ length }: Buffer, { bytes }: RecordLimits) {
  if (length > bytes)
    throw new RecordsError('too-large', `a record of ${length} bytes is larger than ${bytes}`)
}

export const fullError = ({ records }: RecordLimits) =>
  new RecordsError('full', `there are ${records} records, and no more are taken`)
