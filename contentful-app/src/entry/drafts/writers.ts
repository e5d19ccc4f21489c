const prefix = 'association-app:writer:'

/** Holds a lock with the new name while the frame exists. The browser releases it even when it ends the tab. */
export function holdWriter(): string {
  const writer = crypto.randomUUID()
  void navigator.locks?.request(prefix + writer, () => new Promise(() => {})).catch(() => {})
  return writer
}

/** Returns the editors that are open in any tab, or an empty set without lock support. */
export async function openWriters(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = await navigator.locks.query()
    return new Set(held.map(({ name = '' }) => name.slice(prefix.length)))
  } catch {
    return new Set() // a browser can refuse locks to a frame of another site
  }
}
