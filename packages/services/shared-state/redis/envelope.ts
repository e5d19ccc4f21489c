import { crc32 } from 'node:zlib'

/** What a key holds. Without a value, it is a note that the value was removed. */
export type Stored = {
  value: Buffer | undefined
  /** By the clock of the instance that wrote it, in milliseconds since 1970. */
  writtenAtMs: number
}

const mark = 'as2'
const kinds = { value: 'v', removed: 'r' }
/** Bytes of each part: the mark and the kind, the checksum, and the time. */
const checksumAt = mark.length + 1
const timeAt = checksumAt + 4
const valueAt = timeAt + 6

/** A mark, the kind and a checksum come first, so that foreign and damaged values are told from our own. */
export function seal({ value, writtenAtMs }: Stored): Buffer {
  const head = Buffer.alloc(valueAt)
  head.write(mark + (value === undefined ? kinds.removed : kinds.value), 'latin1')
  head.writeUIntBE(writtenAtMs, timeAt, 6)
  const sealed = value === undefined ? head : Buffer.concat([head, value])
  sealed.writeUInt32BE(crc32(sealed.subarray(timeAt)), checksumAt)
  return sealed
}

/** Undefined for what `seal` did not write. */
export function openSealed(sealed: unknown): Stored | undefined {
  if (!Buffer.isBuffer(sealed) || sealed.length < valueAt) return undefined
  const kind = sealed.toString('latin1', mark.length, checksumAt)
  const isOurs = sealed.toString('latin1', 0, mark.length) === mark
  if (!isOurs || sealed.readUInt32BE(checksumAt) !== crc32(sealed.subarray(timeAt))) return undefined
  const writtenAtMs = sealed.readUIntBE(timeAt, 6)
  if (kind === kinds.removed) return { value: undefined, writtenAtMs }
  return kind === kinds.value ? { value: sealed.subarray(valueAt), writtenAtMs } : undefined
}
