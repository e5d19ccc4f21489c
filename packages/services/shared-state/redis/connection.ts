import { createClient, ErrorReply, RESP_TYPES } from '@redis/client'
import { RedisDelay, RedisRefusal } from './problems.ts'

export type Arguments = readonly (string | Buffer)[]

export type ConnectionOptions = {
  url: string
  onUp?(): void
  /** Called for a lost connection, and a failed attempt. */
  onDown(error: unknown): void
  retry?: Retry
}

type Retry = { firstMs: number; longestMs: number; connectMs: number }
export type Connection = ReturnType<typeof connect>

/** A lost connection is retried soon, then about once a second. */
const usualRetry: Retry = { firstMs: 50, longestMs: 1000, connectMs: 2000 }
/** Beyond these pending commands, Redis does not keep up. */
const mostCommands = 10_000

/** Reconnects by itself. Without a connection, commands reject at once; the client queues none. */
export function connect({ url, onUp, onDown, retry = usualRetry }: ConnectionOptions) {
  let attempts = 0
  let upSinceMs = Number.POSITIVE_INFINITY
  let isClosed = false
  let whyNone: unknown = new Error('there is no connection to Redis yet')
  let current: ReturnType<typeof clientFor> | undefined
  let timer: NodeJS.Timeout | undefined

  function open() {
    const client = clientFor(url)
    current = client
    client.on('error', (error) => lose(client, error))
    timer = setTimeout(
      () => lose(client, new RedisDelay(`connecting took more than ${retry.connectMs} ms`)),
      retry.connectMs,
    ).unref()
    client.connect().then(
      () => {
        if (current !== client) return
        clearTimeout(timer)
        upSinceMs = performance.now()
        onUp?.()
      },
      (error: unknown) => lose(client, error),
    )
  }

  function lose(client: typeof current, error: unknown) {
    if (client === undefined || current !== client) return
    current = undefined
    whyNone = error
    clearTimeout(timer)
    client.destroy()
    onDown(error)
    // The listener may call `close`.
    if (isClosed) return
    if (performance.now() - upSinceMs > retry.longestMs) attempts = 0
    upSinceMs = Number.POSITIVE_INFINITY
    const waitMs = Math.min(retry.longestMs, retry.firstMs * 2 ** attempts)
    attempts += 1
    // Random: instances that lost the same Redis do not reconnect in the same millisecond.
    timer = setTimeout(open, waitMs * (0.5 + Math.random() / 2)).unref()
  }

  open()
  return {
    /** Returns strings as Buffers. Rejects after the budget, or at once without a connection. */
    async run(command: Arguments, budgetMs: number): Promise<unknown> {
      if (current === undefined || !current.isReady) throw whyNone
      const reply = current.sendCommand(command, { typeMapping: asBuffers }).catch(refused)
      return await within(budgetMs, reply)
    },
    renew: (reason: unknown) => lose(current, reason),
    close() {
      isClosed = true
      clearTimeout(timer)
      const client = current
      current = undefined
      client?.destroy()
    },
  }
}

const asBuffers = { [RESP_TYPES.BLOB_STRING]: Buffer }

/** Protocol 2 has one form of replies, and needs no greeting that an old server could refuse. */
const clientFor = (url: string) =>
  createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostCommands,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    socket: { reconnectStrategy: false },
  })

function refused(error: unknown): never {
  throw error instanceof ErrorReply ? new RedisRefusal(error.message) : error
}

/** The budget runs in parts: time in which this process is too busy to read counts as one part at most. */
const parts = 5

async function within<T>(budgetMs: number, work: Promise<T>): Promise<T> {
  let partsLeft = parts
  let timer: NodeJS.Timeout | undefined
  let lastChance: NodeJS.Immediate | undefined
  const late = new Promise<never>((_, reject) => {
    const isLate = () => reject(new RedisDelay(`Redis took more than ${budgetMs} ms`))
    function nextPart() {
      partsLeft -= 1
      if (partsLeft >= 0) timer = setTimeout(nextPart, budgetMs / parts)
      // Timers run before sockets are read: a reply that arrived wins.
      else lastChance = setImmediate(isLate)
    }
    nextPart()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    clearImmediate(lastChance)
  }
}
