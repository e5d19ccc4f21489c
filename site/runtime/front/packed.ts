import type { Position } from '@association/services/shared-state'
import { type Answer, restored } from './answer.ts'

/** A page as instances share it: the position in the log of changes at which its rendering began goes with it. */
export type Packed = { answer: Answer; since: Position }

/** One line of JSON, then the compressed body. */
export function pack({ answer, since }: Packed): Buffer {
  const { body, ready, size, ...rest } = answer
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...rest, since })}\n`), body])
}

/** Undefined when the bytes are no packed page. */
export function unpack(bytes: Buffer): Packed | undefined {
  const end = bytes.indexOf('\n')
  try {
    const { since, until, ...rest } = JSON.parse(bytes.subarray(0, end).toString('utf8'))
    const body = Buffer.from(bytes.subarray(end + 1))
    // JSON has no infinity.
    return { since, answer: restored({ ...rest, until: until ?? Number.POSITIVE_INFINITY, body }) }
  } catch {
    return undefined
  }
}
