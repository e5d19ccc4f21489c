import type { MemoryOptions } from './memory.ts'
import type { Resolve } from './request/names.ts'
import type { StatusRules } from './status-rules.ts'

export type CheckerOptions = {
  /**
   * Our origins, such as `https://www.example.org`, are requested with GET, without pauses, on their port, and read
   * completely.
   */
  ownOrigins: readonly string[]
  /** Private ranges, such as `127.0.0.0/8`, that may be requested, without pauses. */
  allowNet?: readonly string[]
  /** Foreign addresses become `unverified: skipped`. */
  offline?: boolean
  /** Further foreign addresses become `unverified: skipped`. */
  mostForeignRequests?: number
  statuses?: StatusRules
  /** A staging site's cookies and passwords; never sent elsewhere. */
  siteHeaders?: { origin: string; headers: Readonly<Record<string, string>> }
  memory?: MemoryOptions
  /** Applies to one request with its body. */
  deadlineMs?: number
  /** After a longer Retry-After, the request is not repeated. */
  longestWaitMs?: number
  /** Pause between requests to a foreign host. */
  gapMs?: number
  userAgent?: string
  /** PEM; for tests. */
  certificateAuthority?: string
}

export type CheckerIo = {
  now(): number
  wait(ms: number, signal?: AbortSignal): Promise<void>
  resolve?: Resolve
  warn?(sentence: string): void
  signal?: AbortSignal
}

export const limits = {
  deadlineMs: 10_000,
  longestWaitMs: 30_000,
  /** As in browsers. */
  redirects: 20,
  foreign: { concurrency: 2, gapMs: 250, repeatAfterMs: 400 },
  trusted: { concurrency: 16, gapMs: 0, repeatAfterMs: 100 },
  atOnce: 64,
  /** Bytes. Foreign pages are read only to find a fragment. */
  ownPage: 16 * 1024 * 1024,
  foreignPage: 8 * 1024 * 1024,
  robots: 512 * 1024,
  peek: 64 * 1024,
  /** Timeouts or refused connections in a row before skipping a foreign host. */
  patience: 5,
  /** By kind; a network that loses every twentieth request breaks no link. */
  budget: { losses: 3, refusals: 1, troubles: 2, waits: 2 },
} as const
