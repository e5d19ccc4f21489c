type Task = (signal: AbortSignal) => Promise<unknown>

/** After a failure, the signal ends the other tasks. Rejects with the first failure once all have ended. */
export async function together(tasks: readonly Task[]): Promise<void> {
  const failure = new AbortController()
  const fail = (reason: unknown) => failure.abort(reason)
  await Promise.all(tasks.map((task) => task(failure.signal).catch(fail)))
  failure.signal.throwIfAborted()
}
