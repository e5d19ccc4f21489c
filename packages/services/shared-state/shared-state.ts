/**
 * What all processes and machines of the site share. No call rejects because the store fails: a failing store is empty.
 * Only the calls of `records` reject.
 */
export type SharedState = {
  /** Finished responses: bounded, and may be forgotten at any time. */
  responses: Cabinet
  /** Last good copies of delivered content, and old assets: durable. */
  copies: Cabinet
  /** Documents that exist nowhere else: durable, and never removed to make room. */
  records: RecordCabinet
  /**
   * Expires tags on this instance first, and soon on each other instance, also on one that is out of reach now. Resolves
   * once this instance has applied it. Calls that arrive while another one runs are merged into the next.
   */
  expire(tags: readonly string[]): Promise<void>
  /** Calls the listener synchronously for each expiry, before `position` moves on. Returns a function that ends it. */
  subscribe(listener: ExpiryListener): () => void
  /** Where this instance is in the log of expiries. A response carries the position at which its rendering began. */
  position(): Position
  /** True if one of the tags expired after that position, or if that cannot be known. */
  hasExpired(tags: readonly string[], since: Position): boolean
  /** Gives the key to one holder at a time, for at most `forMs`. Undefined while another holder has it. */
  lease(key: string, forMs: number): Promise<Lease | undefined>
  /** Counts a call against a limit that all instances share. False once the limit is reached. */
  allow(key: string, limit: RateLimit): Promise<boolean>
  status(): SharedStateStatus
  close(): Promise<void>
}

export type Cabinet = {
  get(key: string): Promise<Buffer | undefined>
  /** Stores a value, at most for `keepMs`. */
  put(key: string, value: Buffer, keepMs?: number): Promise<void>
  remove(key: string): Promise<void>
}

/** Each call rejects with RecordsError if the store does not do it: a record that cannot be read does not count as absent. */
export type RecordCabinet = {
  get(key: string): Promise<StoredRecord | undefined>
  /** Returns false, and stores nothing, if `over` names another version than the stored one. */
  put(key: string, value: Buffer, options?: PutOptions): Promise<boolean>
  remove(key: string): Promise<void>
}

export type StoredRecord = {
  value: Buffer
  /** Changes each time that the record is stored. */
  version: string
}

export type PutOptions = {
  keepMs?: number | undefined
  /** The version that the caller read; `null` if there was no record. Without it, any version is replaced. */
  over?: string | null | undefined
}

/** The tags that expired; `everything` if this instance may have missed some. */
export type Expired = readonly string[] | 'everything'
export type ExpiryListener = (expired: Expired) => void

/** Opaque; comes back from JSON unchanged, and means the same on each instance. */
export type Position = string

export type Lease = { release(): Promise<void> }

export type RateLimit = { count: number; everyMs: number }

export type SharedStateStatus = {
  kind: 'local' | 'redis'
  isReachable: boolean
  /** Since when it is reachable or unreachable, in milliseconds since 1970. */
  sinceMs?: number
  /** The newest failure, while the store is out of reach. */
  problem?: StoreProblem
}

export type StoreProblem = {
  code: ProblemCode
  /** One sentence without its end and without secrets. It may name internal addresses: it is for the log. */
  sentence: string
}

/** What is wrong with a store, in a word that anyone may read. */
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
