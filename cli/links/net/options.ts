import type { MemoryOptions } from './memory.ts'
import type { Resolve } from './request/names.ts'
import type { StatusRules } from './status-rules.ts'

export type CheckerOptions = {
  /** Requested with GET, without pauses, on any port, and read completely: `https://www.example.org`. */
  ownOrigins: readonly string[]
  /** Allowed private ranges, such as `127.0.0.0/8`, requested without pauses. */
  allowNet?: readonly string[]
  /** Foreign addresses become `unverified: skipped`. */
  offline?: boolean
  /** Further addresses become `unverified: skipped`. */
  mostForeignRequests?: number
  statuses?: StatusRules
  /** Cookies and passwords of a staging site; sent to this origin only. */
  siteHeaders?: { origin: string; headers: Readonly<Record<string, string>> }
  memory?: MemoryOptions
  /** For one request with its body. */
  deadlineMs?: number
  /** Longer Retry-After values are not obeyed. */
  longestWaitMs?: number
  /** Between requests to a foreign host. */
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
  /** Bytes. Our pages are read completely; foreign pages only to find a fragment, and otherwise just headers. */
  ownPage: 16 * 1024 * 1024,
  foreignPage: 8 * 1024 * 1024,
  robots: 512 * 1024,
  peek: 64 * 1024,
  /** Timeouts or refused connections in a row before a foreign host is skipped. */
  patience: 5,
  /** Retries of one address by kind; a network that loses every twentieth request breaks no link. */
  budget: { losses: 3, refusals: 1, troubles: 2, waits: 2 },
} as const
