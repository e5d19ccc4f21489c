import { reasonOf } from '../health.ts'
import type { ProblemCode, StoreProblem } from '../shared-state.ts'

/** Commands that a failure prevents. */
export type Extent = 'command' | 'writes' | 'all'

export type RedisProblem = StoreProblem & { extent: Extent }

/** Error prefixes of Redis and Valkey for any command. */
const replies = [
  { start: 'OOM', code: 'out-of-memory', extent: 'writes', sentence: 'Redis is out of memory' },
  { start: 'READONLY', code: 'read-only', extent: 'writes', sentence: 'this Redis is a read-only replica' },
  { start: 'NOREPLICAS', code: 'read-only', extent: 'writes', sentence: 'Redis waits for its replicas' },
  { start: 'MISCONF', code: 'disk', extent: 'writes', sentence: 'Redis cannot save to its disk' },
  { start: 'NOAUTH', code: 'password', extent: 'all', sentence: 'Redis asks for a password' },
  { start: 'WRONGPASS', code: 'password', extent: 'all', sentence: 'Redis refuses the name or the password' },
  { start: 'ERR AUTH', code: 'password', extent: 'all', sentence: 'Redis refuses the name or the password' },
  { start: 'NOPERM', code: 'permission', extent: 'all', sentence: 'the user of Redis lacks a permission' },
  { start: 'LOADING', code: 'loading', extent: 'all', sentence: 'Redis still loads its data' },
  { start: 'MASTERDOWN', code: 'loading', extent: 'all', sentence: 'this replica lost its primary server' },
] as const satisfies ({ start: string; code: ProblemCode } & RedisProblem)[]

export class RedisRefusal extends Error {
  readonly code = 'REDIS_REFUSAL'
  override readonly name = 'RedisRefusal'
}

export class RedisDelay extends Error {
  readonly code = 'REDIS_DELAY'
  override readonly name = 'RedisDelay'
}

export function problemOf(error: unknown): RedisProblem {
  const reason = reasonOf(error)
  const known = replies.find(({ start }) => reason.startsWith(start))
  if (known) return known
  if (error instanceof RedisRefusal)
    return { code: 'other', extent: 'command', sentence: `Redis refuses a command: ${reason}` }
  return { code: error instanceof RedisDelay ? 'slow' : 'unreachable', extent: 'all', sentence: reason }
}
