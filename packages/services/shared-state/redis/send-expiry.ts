import type { ExpiryLog } from '../expiry-log.ts'
import type { Expired } from '../shared-state.ts'
import type { Commands } from './commands.ts'
import type { Arguments } from './connection.ts'
import { entryId, type LogCommands } from './entries.ts'
import { readNewEntries } from './follow.ts'

type Options = { entries: LogCommands; expiries: ExpiryLog; redis: Commands }

/** Adds expiries to the log, and applies them after all earlier entries. */
export function expirySender({ entries, expiries, redis }: Options) {
  async function run(command: Arguments) {
    const answer = await redis.run('reads', command)
    if (!answer) throw new Error('no reply')
    return answer.reply
  }

  return async (expired: Expired): Promise<'applied' | 'added' | 'refused'> => {
    const added = await redis.run('writes', entries.addEntry(expired))
    if (added === undefined || entryId(added.reply) === undefined) return 'refused'
    const isApplied = await readNewEntries({ entries, expiries, run }).catch(() => false)
    return isApplied ? 'applied' : 'added'
  }
}
