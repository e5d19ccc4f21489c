import { localLeases } from '@association/services/shared-state/local/leases.ts'
import { memoryCabinet } from '@association/services/shared-state/local/local.ts'
import type { SharedMemory } from '../once.ts'

export function memoryOfOneProcess(): SharedMemory {
  const lease = localLeases()
  return { cabinet: memoryCabinet(1024 * 1024), lease: async (key, forMs) => lease(key, forMs) }
}
