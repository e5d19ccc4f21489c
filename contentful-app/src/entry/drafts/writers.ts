const prefix = 'association-app:writer:'

/** The frame holds a lock of the returned name; the browser releases it even when it ends the tab. */
export function holdWriter(): string {
  const writer = crypto.randomUUID()
  void navigator.locks?.request(prefix + writer, () => new Promise(() => {})).catch(() => {})
  return writer
}

export async function openWriters(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = await navigator.locks.query()
    return new Set(held.map(({ name = '' }) => name.slice(prefix.length)))
  } catch {
    return new Set() // A browser can refuse locks to a third-party frame.
  }
}
