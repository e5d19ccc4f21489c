import { RecordsError } from '../records-error.ts'
import type { RecordCabinet } from '../shared-state.ts'
import { bufferOf, type CallOutcome } from './calls.ts'
import type { primary } from './primary.ts'

/** Only the primary process writes records: one worker's lease holds for all. */
export function recordsOverIpc(call: ReturnType<typeof primary>['call']): RecordCabinet {
  return {
    async get(key) {
      const record = valueIn(await call('getRecord', key))
      return record && { ...record, value: bufferOf(record.value) }
    },
    put: async (key, value, options) => valueIn(await call('putRecord', key, value, options)),
    remove: async (key) => valueIn(await call('removeRecord', key)),
  }
}

/** Throws RecordsError, also without a reply. */
function valueIn<T>(reply: { value: CallOutcome<T> } | undefined): T {
  if (reply === undefined) throw new RecordsError('unreachable', 'the primary process does not reply')
  if ('value' in reply.value) return reply.value.value
  throw new RecordsError(reply.value.problem, reply.value.sentence)
}
