import type { RecordCabinet, StoredRecord } from '@association/services/shared-state'

export function memoryRecords(): RecordCabinet {
  const records = new Map<string, StoredRecord>()
  let version = 0
  return {
    get: async (key) => records.get(key),
    async put(key, value, { over } = {}) {
      if (over !== undefined && (records.get(key)?.version ?? null) !== over) return false
      version += 1
      records.set(key, { value, version: String(version) })
      return true
    },
    remove: async (key) => void records.delete(key),
  }
}
