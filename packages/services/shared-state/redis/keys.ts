import { createHash } from 'node:crypto'

const prefix = 'association'
const longestPlain = 200

export type Keys = ReturnType<typeof keysIn>

/** The keys of the sites that show the same content. Sites with different scopes share nothing in one Redis. */
export function keysIn(scope?: string) {
  const begin = scope === undefined ? [prefix] : [prefix, scope]
  return {
    /** The log of expiries. */
    log: [...begin, 'expiries'].join(':'),
    /** Returns a key with the prefix of the site. Long and private keys are hashed. */
    keyFor(kind: readonly string[], key: string, { isPrivate = false } = {}): string {
      const isPlain = !isPrivate && key.length <= longestPlain
      const shown = isPlain ? key : createHash('sha256').update(key).digest('base64url')
      return [...begin, ...kind, shown].join(':')
    },
  }
}
