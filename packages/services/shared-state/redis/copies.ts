import type { Cabinet } from '../shared-state.ts'
import type { Commands } from './commands.ts'
import type { StoredValue } from './envelope.ts'
import type { Keys } from './keys.ts'
import type { LeftOver } from './left-over.ts'
import { type UnsentCopy, unsentCopies } from './unsent-copies.ts'
import { redisValues } from './values.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000

type Options = { redis: Commands; keys: Keys; disk: Cabinet; retryMs: number }

/**
 * Redis comes first: only it knows what other instances replaced or removed. The disk serves if Redis has nothing as
 * new. Refused copies are sent again until Redis accepts them.
 */
export function redisCopies({ redis, keys, disk, retryMs }: Options) {
  const values = redisValues({ redis, keys, kind: ['copy'], keepMs: monthMs })
  const unsent = unsentCopies()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const restored = Promise.withResolvers<void>()

  async function change(key: string, value: Buffer | undefined, keepMs?: number) {
    const copy = unsent.add(key, keepMs)
    const onDisk = value === undefined ? disk.remove(key) : disk.put(key, value, keepMs)
    const sent = send(key, { value, copy, keepMs })
    await onDisk
    if (await sent) return
    copy.hasFailed = true
    retryLater()
  }

  type Sending = { value: Buffer | undefined; copy: UnsentCopy; keepMs?: number | undefined }

  /** A full Redis still removes, so that no other instance reads the older value. */
  async function send(key: string, { value, copy, keepMs }: Sending): Promise<boolean> {
    const isSent = await values.write(key, { value, writtenAtMs: copy.writtenAtMs }, keepMs)
    if (isSent) unsent.sent(key, copy)
    else if (unsent.isLast(key, copy)) await values.remove(key)
    return isSent
  }

  async function sendAgain() {
    for (const [key, copy] of unsent.failed()) {
      const value = await disk.get(key)
      const answer = await values.read(key)
      if (answer === undefined) return
      if (isAsNew(answer.stored, copy.writtenAtMs)) unsent.sent(key, copy)
      else if (unsent.isLast(key, copy) && !(await send(key, { value, copy, keepMs: leftOf(copy) }))) return
    }
  }

  function retryLater() {
    if (isClosed) return
    timer ??= setTimeout(async () => {
      await sendAgain()
      timer = undefined
      if (unsent.failed().length > 0) retryLater()
      else restored.resolve()
    }, retryMs).unref()
  }

  const cabinet: Cabinet = {
    async get(key) {
      const answer = await values.read(key)
      return isAsNew(answer?.stored, unsent.since(key)) ? answer?.stored?.value : disk.get(key)
    },
    put: change,
    remove: (key) => change(key, undefined),
  }
  return {
    cabinet,
    unsent: unsent.all,
    /** Sends an earlier process's copies. Resolves once Redis has them. */
    async restore(copies: LeftOver['copies']) {
      if (copies.length === 0) return
      for (const [key, copy] of copies) unsent.restore(key, copy)
      retryLater()
      await restored.promise
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

const isAsNew = (stored: StoredValue | undefined, sinceMs: number) =>
  stored !== undefined && stored.writtenAtMs >= sinceMs

const leftOf = ({ endsAtMs }: UnsentCopy) => (endsAtMs === undefined ? undefined : endsAtMs - Date.now())
