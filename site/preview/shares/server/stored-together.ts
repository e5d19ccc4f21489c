import { RecordsError } from '@association/services/shared-state'

/** Returns undefined to change nothing. */
type StateChange<State> = (state: State) => State | undefined

type Store<Of, State> = {
  keyOf(of: Of): string
  read(of: Of): Promise<{ state: State; version: string | null }>
  /** False if another process stored a newer version. */
  put(of: Of, state: State, version: string | null): Promise<boolean>
}

type Waiting<State> = {
  change: StateChange<State>
  resolve(changed: State | undefined): void
  reject(error: unknown): void
}

/** Enough, because a process is one writer. */
const mostAttempts = 8

/** Batches changes of a document and only stores over the version read, so none is lost. Rejects with RecordsError. */
export function storedTogether<Of, State>({ keyOf, read, put }: Store<Of, State>) {
  const queues = new Map<string, Waiting<State>[]>()

  async function empty(of: Of) {
    for (let queue = queues.get(keyOf(of)) ?? []; queue.length > 0; ) {
      const batch = queue.splice(0)
      await store(of, batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error)
      })
    }
    queues.delete(keyOf(of))
  }

  async function store(of: Of, batch: readonly Waiting<State>[]) {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const { state: before, version } = await read(of)
      let state = before
      const results = batch.map(({ change }) => {
        const changed = change(state)
        state = changed ?? state
        return changed
      })
      if (state !== before && !(await put(of, state, version))) continue
      for (const [index, { resolve }] of batch.entries()) resolve(results[index])
      return
    }
    throw new RecordsError('unreachable', `other processes change “${keyOf(of)}” too fast`)
  }

  /** Undefined if unchanged. */
  return (of: Of, change: StateChange<State>): Promise<State | undefined> =>
    new Promise((resolve, reject) => {
      const waiting = { change, resolve, reject }
      const queue = queues.get(keyOf(of))
      if (queue) return void queue.push(waiting)
      queues.set(keyOf(of), [waiting])
      void empty(of)
    })
}
