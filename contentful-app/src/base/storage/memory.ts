import { type QuietStorage, thisBrowser, thisTab } from './quiet-storage.ts'

/** Short texts that the browser keeps. */
export type Memory = { get(key: string): string | undefined; set(key: string, text: string): void }

/** Browsers can refuse storage to a frame of another site. What a storage refuses is kept for as long as the frame lives. */
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

/** Lasts longer than the tab. */
export const browserMemory = memory(thisBrowser)
/** Lasts as long as the tab, and is the same in each frame of the app. */
export const tabMemory = memory(thisTab)
