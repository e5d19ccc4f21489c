import { crc32 } from 'node:zlib'

/** A key holds a value, or a note that its value was removed. */
export type Stored = { value: Buffer } | 'removed'

const mark = 'as1'
const kinds = { value: 'v', removed: 'r' }
const headLength = mark.length + 1 + 4

/** A mark, the kind and a checksum come first, so that foreign and damaged values are told from our own. */
export function seal(stored: Stored): Buffer {
  const value = stored === 'removed' ? Buffer.alloc(0) : stored.value
  const head = Buffer.alloc(headLength)
  head.write(mark + (stored === 'removed' ? kinds.removed : kinds.value), 'latin1')
  head.writeUInt32BE(crc32(value), mark.length + 1)
  return Buffer.concat([head, value])
}

/** Undefined for what `seal` did not write. */
export function openSealed(sealed: unknown): Stored | undefined {
  if (!Buffer.isBuffer(sealed) || sealed.length < headLength) return undefined
  const kind = sealed.toString('latin1', mark.length, mark.length + 1)
  const value = sealed.subarray(headLength)
  const isOurs = sealed.toString('latin1', 0, mark.length) === mark
  if (!isOurs || sealed.readUInt32BE(mark.length + 1) !== crc32(value)) return undefined
  if (kind === kinds.removed) return 'removed'
  return kind === kinds.value ? { value } : undefined
}
