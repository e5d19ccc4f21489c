import { createHash } from 'node:crypto'

const prefix = 'association'
const longestPlain = 200

/** Returns a key with the prefix of the site. Long and private keys are hashed. */
export function keyFor(kind: readonly string[], key: string, { isPrivate = false } = {}): string {
  const isPlain = !isPrivate && key.length <= longestPlain
  const shown = isPlain ? key : createHash('sha256').update(key).digest('base64url')
  return [prefix, ...kind, shown].join(':')
}
