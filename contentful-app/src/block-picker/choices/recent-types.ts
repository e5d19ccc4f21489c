import { browserMemory, type Memory } from '../../base/storage/memory.ts'

const storageKey = 'association-app:recent-blocks'
const mostRecent = 6

export function recentTypes(memory: Memory = browserMemory) {
  const get = () => (memory.get(storageKey) ?? '').split(' ').filter(Boolean).slice(0, mostRecent)
  return {
    get,
    used(type: string) {
      const others = get().filter((id) => id !== type)
      memory.set(storageKey, [type, ...others].slice(0, mostRecent).join(' '))
    },
  }
}
