/** Short texts that the browser keeps. */
export type Memory = {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * Browsers may refuse storage to a frame of another site: reading `window.localStorage` throws then. A refused storage
 * remembers for as long as the frame lives.
 */
export function memory(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Memory {
  const ofThisFrame = new Map<string, string>()
  return {
    get: (key) =>
      allowed(
        () => storage().getItem(key) ?? undefined,
        () => ofThisFrame.get(key),
      ),
    set(key, value) {
      ofThisFrame.set(key, value)
      allowed(() => storage().setItem(key, value))
    },
    remove(key) {
      ofThisFrame.delete(key)
      allowed(() => storage().removeItem(key))
    },
  }
}

/** Lasts longer than the tab. */
export const browserMemory = memory(() => localStorage)
/** Lasts as long as the tab, and is the same in each frame of the app. */
export const tabMemory = memory(() => sessionStorage)

function allowed<Value>(use: () => Value, otherwise: () => Value | undefined = () => undefined) {
  try {
    return use()
  } catch {
    return otherwise()
  }
}
