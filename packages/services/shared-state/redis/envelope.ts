import { crc32 } from 'node:zlib'

/** Undefined for a removed key. */
export type StoredValue = {
  value: Buffer | undefined
  /** Milliseconds since 1970, by the writer's clock. */
  writtenAtMs: number
}

const mark = 'as2'
const kinds = { value: 'v', removed: 'r' }
/** Offsets in bytes: mark and kind, checksum, time. */
const checksumAt = mark.length + 1
const timeAt = checksumAt + 4
const valueAt = timeAt + 6

/** Mark and checksum detect foreign and damaged values. */
export function seal({ value, writtenAtMs }: StoredValue): Buffer {
  const head = Buffer.alloc(valueAt)
  head.write(mark + (value === undefined ? kinds.removed : kinds.value), 'latin1')
  head.writeUIntBE(writtenAtMs, timeAt, 6)
  const sealed = value === undefined ? head : Buffer.concat([head, value])
  sealed.writeUInt32BE(crc32(sealed.subarray(timeAt)), checksumAt)
  return sealed
}

export function openSealed(sealed: unknown): StoredValue | undefined {
  if (!Buffer.isBuffer(sealed) || sealed.length < valueAt) return undefined
  const kind = sealed.toString('latin1', mark.length, checksumAt)
  const isOurs = sealed.toString('latin1', 0, mark.length) === mark
  if (!isOurs || sealed.readUInt32BE(checksumAt) !== crc32(sealed.subarray(timeAt))) return undefined
  const writtenAtMs = sealed.readUIntBE(timeAt, 6)
  if (kind === kinds.removed) return { value: undefined, writtenAtMs }
  return kind === kinds.value ? { value: sealed.subarray(valueAt), writtenAtMs } : undefined
}
