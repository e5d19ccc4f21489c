import { type ExpiryLog, together } from '../expiry-log.ts'
import { inBatches } from '../in-batches.ts'
import type { Expired } from '../shared-state.ts'
import type { Commands } from './commands.ts'
import type { Arguments } from './connection.ts'
import { entryId, type LogCommands, mostTags } from './entries.ts'
import { readNewEntries } from './follow.ts'

type Options = {
  entries: LogCommands
  expiries: ExpiryLog
  redis: Commands
  pauseMs: number
  retryMs: number
}

/** Expires tags here and at all instances. What Redis does not take is applied here, kept, and sent again. */
export function publisher({ entries, expiries, redis, pauseMs, retryMs }: Options) {
  let unsent: Expired = []
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const publish = inBatches<string>(async (tags) => {
    const expired = [...new Set(tags)]
    unsent = bounded(together([unsent, expired]))
    if (unsent.length === 0) return
    const isApplied = await send()
    if (!isApplied && expired.length > 0) expiries.applyHere(bounded(expired))
  }, pauseMs)

  /** True if this instance has applied the entry that was added. */
  async function send(): Promise<boolean> {
    const added = await redis.run('writes', entries.addEntry(unsent))
    const id = added && entryId(added.reply)
    if (id === undefined) {
      retryLater()
      return false
    }
    unsent = []
    return readBack()
  }

  /** Moves this instance on to the new entry in order, with all that others added before it. */
  async function readBack() {
    try {
      return await readNewEntries({ entries, expiries, run: read })
    } catch {
      return false
    }
  }

  async function read(command: Arguments) {
    const answer = await redis.run('reads', command)
    if (!answer) throw new Error('no reply')
    return answer.reply
  }

  function retryLater() {
    if (isClosed) return
    timer ??= setTimeout(() => {
      timer = undefined
      void publish([])
    }, retryMs).unref()
  }

  return {
    publish,
    /** Sends what Redis did not take before. */
    async sendUnsent() {
      if (unsent.length > 0) await publish([])
    },
    async close() {
      isClosed = true
      if (unsent.length > 0) await publish([])
      clearTimeout(timer)
    },
  }
}

const bounded = (expired: Expired): Expired => (expired.length > mostTags ? 'everything' : expired)
