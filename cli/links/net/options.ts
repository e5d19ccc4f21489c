import type { MemoryOptions } from './memory.ts'
import type { Resolve } from './request/names.ts'
import type { StatusRules } from './status-rules.ts'

export type CheckerOptions = {
  /** Origins of ours, `https://www.example.org`: asked with GET, without a pause, read whole, their port allowed. */
  ownOrigins: readonly string[]
  /** Ranges that may be asked although they are private: `127.0.0.0/8`. Hosts in there are asked without a pause. */
  allowNet?: readonly string[]
  /** Nothing is asked of others: their addresses are `unverified: skipped`. */
  offline?: boolean
  /** Requests to others in this run; what is beyond them is `unverified: skipped`. */
  mostForeignRequests?: number
  /** Statuses that the settings judge otherwise. */
  statuses?: StatusRules
  /** Sent to this origin and to no other: cookies and passwords of a staging site. */
  siteHeaders?: { origin: string; headers: Readonly<Record<string, string>> }
  /** Answers of others that are believed, and where a killed run goes on. */
  memory?: MemoryOptions
  /** Over one request, its body included. */
  deadlineMs?: number
  /** A longer Retry-After is not waited for. */
  longestWaitMs?: number
  /** Between two requests to another’s host. */
  gapMs?: number
  userAgent?: string
  /** PEM; for tests. */
  certificateAuthority?: string
}

export type CheckerIo = {
  now(): number
  wait(ms: number, signal?: AbortSignal): Promise<void>
  resolve?: Resolve
  /** What a person should know beside the verdicts. */
  warn?(sentence: string): void
  signal?: AbortSignal
}

export const limits = {
  deadlineMs: 10_000,
  longestWaitMs: 30_000,
  /** As many as browsers follow. */
  redirects: 20,
  foreign: { concurrency: 2, gapMs: 250, repeatAfterMs: 400 },
  trusted: { concurrency: 16, gapMs: 0, repeatAfterMs: 100 },
  atOnce: 64,
  /** Bytes: a page of ours whole; of others only where a fragment is looked for, and none beyond headers elsewhere. */
  ownPage: 16 * 1024 * 1024,
  foreignPage: 8 * 1024 * 1024,
  robots: 512 * 1024,
  peek: 64 * 1024,
  /** After so many timeouts or refusals to go on in a row, another’s host is left alone. */
  patience: 5,
  /** Of one address, each kind by itself. A network that loses each twentieth request makes no link red. */
  budget: { losses: 3, refusals: 1, troubles: 2, waits: 2 },
} as const
