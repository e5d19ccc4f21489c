type Task = (signal: AbortSignal) => Promise<unknown>

/** After a failure, the signal ends the other tasks. Rejects with the first failure once all have ended. */
export async function together(tasks: readonly Task[]): Promise<void> {
  const failure = new AbortController()
  await Promise.all(
    tasks.map(async (task) => {
      try {
        await task(failure.signal)
      } catch (reason) {
        failure.abort(reason)
      }
    }),
  )
  failure.signal.throwIfAborted()
}
