/** Only `records` calls reject if the store fails; otherwise a failing store is empty. */
export type SharedState = {
  /** Finished responses: bounded, can be dropped any time. */
  responses: Cabinet
  /** Last good copies of content, and old assets: durable. */
  copies: Cabinet
  /** Documents that exist nowhere else: durable, never removed to make room. */
  records: RecordCabinet
  /**
   * Expires tags here first, and soon on every instance, also one that is unreachable now. Resolves once applied here.
   * Calls during a run merge into the next.
   */
  expire(tags: readonly string[]): Promise<void>
  /** Calls the listener synchronously for each expiry, before `position` moves on. */
  subscribe(listener: ExpiryListener): () => void
  /** A response carries the position at which its rendering began. */
  position(): Position
  /** True if a tag expired after that position, or if unknown. */
  hasExpired(tags: readonly string[], since: Position): boolean
  /** One holder at a time, for at most `forMs`; undefined for others. */
  lease(key: string, forMs: number): Promise<Lease | undefined>
  /** Resolves to false at the limit of all instances. */
  allow(key: string, limit: RateLimit): Promise<boolean>
  status(): SharedStateStatus
  close(): Promise<void>
}

export type Cabinet = {
  get(key: string): Promise<Buffer | undefined>
  put(key: string, value: Buffer, keepMs?: number): Promise<void>
  remove(key: string): Promise<void>
}

/** Calls reject with RecordsError: an unreadable record is not absent. */
export type RecordCabinet = {
  get(key: string): Promise<StoredRecord | undefined>
  /** Returns false and stores nothing if `over` is not the stored version. */
  put(key: string, value: Buffer, options?: PutOptions): Promise<boolean>
  remove(key: string): Promise<void>
}

export type StoredRecord = {
  value: Buffer
  /** Changes with every `put`. */
  version: string
}

export type PutOptions = {
  keepMs?: number | undefined
  /** The version that was read; `null` for no record. Without it, any version is replaced. */
  over?: string | null | undefined
}

/** `everything`: this instance may have missed tags. */
export type Expired = readonly string[] | 'everything'
export type ExpiryListener = (expired: Expired) => void

/** Opaque; survives JSON, and means the same on each instance. */
export type Position = string

export type Lease = { release(): Promise<void> }

export type RateLimit = { count: number; everyMs: number }

export type SharedStateStatus = {
  kind: 'local' | 'redis'
  isReachable: boolean
  /** Milliseconds since 1970. */
  sinceMs?: number
  /** The newest failure, while unreachable. */
  problem?: StoreProblem
}

export type StoreProblem = {
  code: ProblemCode
  /** Contains no secrets, but can name internal addresses: for the log only. */
  sentence: string
}

/** Safe to show publicly. */
export type ProblemCode =
  | 'unreachable'
  | 'slow'
  | 'out-of-memory'
  | 'read-only'
  | 'disk'
  | 'password'
  | 'permission'
  | 'loading'
  | 'other'

export type Log = { info(message: string): void; warn(message: string): void }
