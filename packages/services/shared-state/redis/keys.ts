import { createHash } from 'node:crypto'

const prefix = 'association'
const longestPlain = 200

/** A key that no other program uses. What is long or private is hashed. */
export function keyFor(kind: readonly string[], key: string, { isPrivate = false } = {}): string {
  const isPlain = !isPrivate && key.length <= longestPlain
  const shown = isPlain ? key : createHash('sha256').update(key).digest('base64url')
  return [prefix, ...kind, shown].join(':')
}
