/** A browser's storage that never throws: a browser can refuse it to a frame, and it can be full. */
export type QuietStorage = {
  get(key: string): string | undefined
  /** Returns false if the storage did not take the text. */
  set(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
}

/** Wraps a storage. To name `localStorage` can throw too, so the caller passes a function. */
export function quietStorage(open: () => Storage): QuietStorage {
  const quietly = <Result>(task: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return task(open())
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => quietly((storage) => storage.getItem(key) ?? undefined, undefined),
    set: (key, text) =>
      quietly((storage) => {
        storage.setItem(key, text)
        return true
      }, false),
    remove: (key) => quietly((storage) => storage.removeItem(key), undefined),
    keys: () =>
      quietly(
        (storage) =>
          Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
            (key) => key !== null,
          ),
        [],
      ),
  }
}

export const thisBrowser = quietStorage(() => localStorage)
export const thisTab = quietStorage(() => sessionStorage)
