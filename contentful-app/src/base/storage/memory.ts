import { type QuietStorage, thisBrowser, thisTab } from './quiet-storage.ts'

export type Memory = { get(key: string): string | undefined; set(key: string, text: string): void }

export function memory(storage: Pick<QuietStorage, 'get' | 'set'>): Memory {
  const refused = new Map<string, string>()
  return {
    get: (key) => refused.get(key) ?? storage.get(key),
    set(key, text) {
      if (storage.set(key, text)) refused.delete(key)
      else refused.set(key, text)
    },
  }
}

export const browserMemory = memory(thisBrowser)
/** Keeps refused texts in memory, because browsers can refuse storage to a cross-site frame. */
export const tabMemory = memory(thisTab)
