import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

export type Sealing = {
  /** At least 32 characters. */
  secret: string
  /** Each purpose has its own key. */
  purpose: string
  /** Such as a record's key; the value cannot be read elsewhere. */
  place: string
}

const algorithm = 'aes-256-gcm'
const version = 1
/** Bytes. */
const parts = { version: 1, vector: 12, tag: 16 }
const largestValue = 64 * 1024 * 1024

export function seal(value: unknown, sealing: Sealing): Buffer {
  const vector = randomBytes(parts.vector)
  const cipher = createCipheriv(algorithm, keyOf(sealing), vector).setAAD(Buffer.from(sealing.place))
  const text = deflateRawSync(JSON.stringify(value))
  const body = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([Buffer.from([version]), vector, cipher.getAuthTag(), body])
}

/** Undefined for another secret, purpose or place, or for a changed value. */
export function openSealed(sealed: Buffer, sealing: Sealing): { value: unknown } | undefined {
  const tagAt = parts.version + parts.vector
  const bodyAt = tagAt + parts.tag
  if (sealed.length <= bodyAt || sealed[0] !== version) return undefined
  try {
    const decipher = createDecipheriv(algorithm, keyOf(sealing), sealed.subarray(parts.version, tagAt))
      .setAAD(Buffer.from(sealing.place))
      .setAuthTag(sealed.subarray(tagAt, bodyAt))
    const text = Buffer.concat([decipher.update(sealed.subarray(bodyAt)), decipher.final()])
    return { value: JSON.parse(String(inflateRawSync(text, { maxOutputLength: largestValue }))) }
  } catch {
    return undefined
  }
}

const keyOf = ({ secret, purpose }: Sealing) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
