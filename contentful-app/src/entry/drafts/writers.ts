const prefix = 'association-app:writer:'

/**
 * A new name for an editor that writes drafts. A lock of this name is held for as long as the frame exists: the browser
 * releases it also when it ends the tab.
 */
export function holdWriter(): string {
  const writer = crypto.randomUUID()
  void navigator.locks?.request(prefix + writer, () => new Promise(() => {})).catch(() => {})
  return writer
}

/** The names of the editors that are open in any tab. A browser without locks names none. */
export async function openWriters(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = await navigator.locks.query()
    return new Set(held.map(({ name = '' }) => name.slice(prefix.length)))
  } catch {
    return new Set() // a browser can refuse locks to a frame of another site
  }
}
