import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** Limits the first line: checksum and time. */
const headLength = 100

export const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex')

export const headOf = (value: Buffer, endsAt?: number) =>
  Buffer.from(`${sha256(value)}${endsAt === undefined ? '' : ` ${endsAt}`}\n`)

type FileContent = 'damaged' | 'ended' | { value: Buffer }

export function contentOf(file: Buffer, now: number): FileContent {
  const start = file.subarray(0, headLength).indexOf('\n')
  const [checksum, endsAt] = file.subarray(0, start).toString('latin1').split(' ')
  const value = file.subarray(start + 1)
  if (start < 0 || checksum !== sha256(value)) return 'damaged'
  return hasEnded(endsAt, now) ? 'ended' : { value }
}

const hasEnded = (endsAt: string | undefined, now: number) => endsAt !== undefined && !(Number(endsAt) > now)

/** Reads only the first line. Without a readable one, a file never expires. */
export async function hasFileEnded(path: string, now: number): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  if (!file) return false
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    const [line = ''] = buffer.subarray(0, bytesRead).toString('latin1').split('\n', 1)
    return hasEnded(line.match(/^[0-9a-f]{64} (\d+)$/)?.[1], now)
  } catch {
    return false
  } finally {
    await file.close()
  }
}
