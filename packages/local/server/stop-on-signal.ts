/** Exits with 0 if everything closed. */
export function stopOnSignal({ close }: { close(): Promise<void> }) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
