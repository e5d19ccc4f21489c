import { type QuietStorage, thisBrowser, thisTab } from './quiet-storage.ts'

export type Memory = { get(key: string): string | undefined; set(key: string, text: string): void }

/** Keeps text that the browser refuses to store, as it may in a third-party frame. */
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
/** Lasts as long as the tab. All frames of the app share it. */
export const tabMemory = memory(thisTab)
