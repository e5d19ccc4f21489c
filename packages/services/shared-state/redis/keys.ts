import { createHash } from 'node:crypto'

const prefix = 'association'
const longestPlain = 200

export type Keys = ReturnType<typeof keysIn>

/** Different scopes share nothing in one Redis. */
export function keysIn(scope?: string) {
  const begin = scope === undefined ? [prefix] : [prefix, scope]
  return {
    log: [...begin, 'expiries'].join(':'),
    keyFor(kind: readonly string[], key: string, { isPrivate = false } = {}): string {
      const isPlain = !isPrivate && key.length <= longestPlain
      const shown = isPlain ? key : createHash('sha256').update(key).digest('base64url')
      return [...begin, ...kind, shown].join(':')
    },
  }
}
