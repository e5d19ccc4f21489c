const mostWaiting = 50

export class BusyError extends Error {
  readonly code = 'BUSY'
  override readonly name = 'BusyError'
}

/** Keeps the order. Rejects with BusyError when too many wait. */
export function atMost(most: number, longest = mostWaiting) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) {
      if (waiting.length >= longest) throw new BusyError(`${longest} pictures wait already.`)
      await new Promise<void>((begin) => waiting.push(begin))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The next work takes the place over.
      if (next) next()
      else running -= 1
    }
  }
}
