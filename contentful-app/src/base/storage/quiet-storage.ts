/** Never throws if the browser refuses storage to the frame or the storage is full. */
export type QuietStorage = {
  get(key: string): string | undefined
  /** Returns false if the storage refuses the text. */
  set(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
}

/** Even reading `localStorage` can throw. */
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
