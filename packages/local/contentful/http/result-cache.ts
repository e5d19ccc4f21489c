/** Simultaneous requests share a computation. */
export function resultCache<Result>({ limitBytes, sizeOf }: Options<Result>) {
  const results = new Map<string, Promise<Result>>()
  const sizes = new Map<string, number>()
  let total = 0

  function forget(key: string) {
    results.delete(key)
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  async function keep(key: string, made: Promise<Result>) {
    const size = sizeOf(await made)
    if (results.get(key) !== made) return
    sizes.set(key, size)
    total += size
    for (const oldest of results.keys()) {
      if (total <= limitBytes) return
      if (sizes.has(oldest)) forget(oldest)
    }
  }

  return {
    get size() {
      return results.size
    },
    get(key: string, make: () => Promise<Result>): Promise<Result> {
      const known = results.get(key)
      if (known !== undefined) {
        results.delete(key)
        results.set(key, known)
        return known
      }
      const made = make()
      results.set(key, made)
      keep(key, made).catch(() => {
        if (results.get(key) === made) forget(key)
      })
      return made
    },
  }
}

type Options<Result> = { limitBytes: number; sizeOf: (result: Result) => number }
